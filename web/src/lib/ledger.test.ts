import { beforeAll, describe, expect, it } from "vitest";
import { loadLanguage } from "../i18n";
import { line, preview } from "../testing/sample";
import { noteOf, subtitle, total, whyNot } from "./ledger";

beforeAll(() => loadLanguage("en"));

describe("the ledger", () => {
  it("adds up what is paid and what is gained", () => {
    expect(total(preview(), "cost")).toEqual({ resource: 4, tile: 1, point: 3 });
    expect(total(preview(), "gain")).toEqual({ resource: 2, tile: 1, point: 0 });
  });
  it("does not count what is bought as a gain, and what the supply lacks as a cost", () => {
    const lines = [
      line({ kind: "cost", amounts: [1, 0, -1] }),
      line({ kind: "gain", amounts: [3, 0, 0] }),
      line({ kind: "gain", amounts: [-2, 0, 0] }),
    ];
    expect(total(preview({ lines }), "cost")).toEqual({ resource: 0, tile: 0, point: 1 });
    expect(total(preview({ lines }), "gain")).toEqual({ resource: 1, tile: 0, point: 0 });
  });
  it("says what a card gives that is kept", () => {
    const told = preview();
    const notes = told.lines.map((one) => noteOf(one, told));
    expect(notes[3]).toBe("the difference in points");
    expect(notes[6]).toBe("at the end: 1 point for each of your resources on blue buildings");
  });
  it("names the action in its subtitle", () => {
    expect(subtitle(preview({ action: "urbanize", card: "A" }))).toBe("Red 7 on plot A");
  });
  it("says in words why a tile would not be placed", () => {
    const needs = { resources: 4, points: 0, has_resources: 3, has_points: 9 };
    expect(whyNot(preview({ needs }))).toBe("Needs 4 resources, you have 3; it would be played alone.");
    expect(whyNot(preview({ needs, buys: 1 }))).toBe("");
    expect(whyNot(preview())).toBe("");
  });
});
