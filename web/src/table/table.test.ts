import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import City from "../board/City.svelte";
import { loadLanguage } from "../i18n";
import { building, square, view } from "../testing/sample";
import CardFace from "../art/CardFace.svelte";
import DistrictTags from "../board/DistrictTags.svelte";
import { boxAround } from "../board/geometry";
import { districtNames } from "../board/tags";

beforeAll(() => loadLanguage("en"));
const NAMES = ["You", "Bela"];
const COLOURS = ["plum", "mint"] as const;

describe("the city", () => {
  it("is a grid whose cells say everything", async () => {
    const picked = vi.fn();
    const buildings = square();
    buildings[4] = building({ tile: "Y15", east: 0, south: 0, height: 2, owner: 1, site: true });
    render(City, { buildings, tokens: view().tokens, colours: COLOURS, names: NAMES, onpick: picked });
    expect(screen.getByRole("grid", { name: "The city" })).toBeTruthy();
    expect(screen.getAllByRole("gridcell")).toHaveLength(9 + 12);
    const cell = screen.getByRole("gridcell", { name: "Yellow 15, 2 floors, Bela with 2 resources, construction site, gives 2 points" });
    await fireEvent.click(cell);
    expect(picked).toHaveBeenLastCalledWith({ building: 4 });
    await fireEvent.keyDown(screen.getByRole("gridcell", { name: "Urbanization token A" }), { key: "Enter" });
    expect(picked).toHaveBeenLastCalledWith({ letter: "A" });
  });
  it("has one tab stop and walks by arrows", async () => {
    render(City, { buildings: square(), tokens: [], colours: COLOURS, names: NAMES });
    const stops = screen.getAllByRole("gridcell").filter((cell) => cell.getAttribute("tabindex") === "0");
    expect(stops).toHaveLength(1);
    expect(stops[0]!.dataset.place).toBe("0,0");
    stops[0]!.focus();
    await fireEvent.keyDown(stops[0]!, { key: "ArrowLeft" });
    expect((document.activeElement as SVGGElement).dataset.place).toBe("-1,0");
  });
  it("offers plots", async () => {
    const picked = vi.fn();
    const offer = { key: ">N", east: 0, south: -2, letter: "F", on: false, words: "Plot 1 for token F", tokens: [] };
    render(City, { buildings: square(), tokens: [], colours: COLOURS, names: NAMES, offers: [offer], onpick: picked });
    await fireEvent.click(screen.getByRole("gridcell", { name: "Plot 1 for token F" }));
    expect(picked).toHaveBeenCalledWith({ offer: ">N" });
  });
  it("shows the tokens that make room where they would go", () => {
    const offer = {
      key: ">cw",
      east: 2,
      south: 0,
      letter: "D",
      on: true,

      words: "Token D takes the plot of E",
      tokens: [{ letter: "E", east: 2, south: 1 }],
    };
    const { container } = render(City, {
      buildings: square(),
      tokens: [{ letter: "E", east: 2, south: 0 }],
      colours: COLOURS,
      names: NAMES,
      offers: [offer],
    });
    expect(screen.getByRole("gridcell", { name: "Token D takes the plot of E" }).dataset.place).toBe("2,0");
    expect(screen.getByRole("gridcell", { name: "Urbanization token E" }).dataset.place).toBe("2,1");
    expect(container.querySelectorAll(".shift")).toHaveLength(1);
  });
});

describe("cards", () => {
  it("tell what they do alone and what is kept", () => {
    const { container } = render(CardFace, { card: "R9", height: 3, owner: "mint" });
    expect(container.textContent).toContain("Alone");
    expect(container.textContent).toContain("each time you construct");
    expect(container.querySelector(".chip.mint b")!.textContent).toBe("3");
  });
  it("tell what a letter's neighbours give", () => {
    const { container } = render(CardFace, { card: "E", around: { resource: 2, tile: 1, point: 0 } });
    expect(container.textContent).toMatch(/With a tile\s*\+2.*\+1/s);
  });
});

describe("districts", () => {
  const rank = (seat: number, resources: number, points: number) => ({ seat, resources, tallest: 1, number: 5, points });
  const districts = [
    { colour: "red", buildings: [0, 1], tops: ["R1", "R2"], resources: 2, ranking: [rank(0, 2, 4)] },
    { colour: "red", buildings: [3, 4], tops: ["R3", "R4"], resources: 5, ranking: [rank(1, 3, 5), rank(0, 2, 2)] },
  ];
  it("are named by colour, the richest first", () => {
    expect(districtNames(districts)).toEqual(["R2", "R1"]);
  });
  it("have tags with the first two and their points", () => {
    const { container } = render(DistrictTags, { districts, buildings: square(), tokens: [], colours: COLOURS, seen: boxAround(square()) });
    const points = [...container.querySelectorAll(".points")].map((one) => one.textContent);
    expect(points).toEqual(["4", "5", "2"]);
  });
});
