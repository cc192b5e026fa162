import { render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import Icon from "../art/Icon.svelte";
import { prefs } from "../lib/prefs.svelte";
import { placed, wordsAt } from "./word-tip";

afterEach(() => {
  prefs.words = false;
  document.body.innerHTML = "";
});

describe("the words of icons", () => {
  it("are those of the nearest thing that has some", () => {
    document.body.innerHTML =
      '<span title="3 points"><b id="number">3</b></span><p id="plain">Round 3</p><button title="Hint" id="hint">Hint</button>';
    expect(wordsAt(document.getElementById("number"))?.words).toBe("3 points");
    expect(wordsAt(document.getElementById("plain"))).toBeNull();
    expect(wordsAt(document.getElementById("hint"))).toBeNull();
  });
  it("are found at an icon that stands alone", () => {
    render(Icon, { name: "point", word: "points" });
    expect(wordsAt(screen.getByRole("img").querySelector("use"))?.words).toBe("points");
  });
  it("stay inside the window, above what lies low", () => {
    const box = { left: 350, top: 700, bottom: 720, width: 20 };
    expect(placed(box, 260, 390, 844)).toEqual({ left: 122, top: 692, above: true });
    expect(placed({ ...box, left: 10, top: 40, bottom: 60 }, 260, 390, 844)).toEqual({ left: 10, top: 68, above: false });
  });
  it("are written beside them for those who want it", () => {
    prefs.words = true;
    const { container } = render(Icon, { name: "point", word: "points" });
    expect(container.querySelector(".word")!.textContent).toBe("points");
  });
});
