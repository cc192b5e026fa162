import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import Icon from "../art/Icon.svelte";
import { prefs } from "../lib/prefs.svelte";
import WordTip from "./WordTip.svelte";
import { placed, wordsAt } from "./word-tip";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
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

describe("the words are shown", () => {
  const tip = () => document.querySelector(".word-tip")?.textContent.trim() ?? null;
  const pointer = (type: string, pointerType: string) => new PointerEvent(type, { pointerType, bubbles: true });
  /** A number that says what it counts, and a button that does something. */
  function number(): { count: HTMLElement; button: HTMLElement; clicked: () => void } {
    document.body.innerHTML = '<span title="3 points">3</span><button title="Zoom in"></button>';
    const [count, button] = [...document.body.children] as [HTMLElement, HTMLElement];
    const clicked = vi.fn();
    button.addEventListener("click", clicked);
    render(WordTip);
    return { count, button, clicked };
  }
  it("at a tap on what does nothing, until something else is pressed", async () => {
    const { count, button } = number();
    await fireEvent(count, pointer("pointerdown", "touch"));
    await fireEvent(count, pointer("click", "touch"));
    expect(tip()).toBe("3 points");
    await fireEvent(button, pointer("pointerdown", "touch"));
    expect(tip()).toBeNull();
  });
  it("at a long press on a button, which then does nothing", async () => {
    vi.useFakeTimers();
    const { button, clicked } = number();
    await fireEvent(button, pointer("pointerdown", "touch"));
    await vi.advanceTimersByTimeAsync(500);
    expect(tip()).toBe("Zoom in");
    await fireEvent(button, pointer("click", "touch"));
    expect(clicked).not.toHaveBeenCalled();
    await fireEvent(button, pointer("pointerdown", "touch"));
    await fireEvent(button, pointer("click", "touch"));
    expect(clicked).toHaveBeenCalledOnce();
  });
  it("never for a mouse, which hovers", async () => {
    vi.useFakeTimers();
    const { count } = number();
    await fireEvent(count, pointer("pointerdown", "mouse"));
    await vi.advanceTimersByTimeAsync(500);
    await fireEvent(count, pointer("click", "mouse"));
    expect(tip()).toBeNull();
  });
});
