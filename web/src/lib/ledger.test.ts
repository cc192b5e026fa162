import { beforeAll, describe, expect, it } from "vitest";
import { loadLanguage } from "../i18n";
import { preview } from "../testing/sample";
import { ledger, subtitle, whyNot } from "./ledger";

const NAMES = ["You", "Marguerite"];
beforeAll(() => loadLanguage("en"));

describe("the ledger", () => {
  it("tells a construction in the order of the rules", () => {
    const lines = ledger(preview(), NAMES, 0);
    expect(lines.map((line) => line.key)).toEqual(["back", "placed", "lower", "colour", "bonuses", "keeps"]);
    expect(lines[0]).toMatchObject({ seat: 1, words: "Marguerite takes back 2 resources", note: "and gets 1 point for each" });
    expect(lines[1]!.amounts).toEqual([{ amount: -3, item: "resource" }]);
    expect(lines[5]!.note).toBe("End: 1 point per resource of yours on blue buildings");
  });
  it("adds up to what is behind the screen afterwards", () => {
    const told = preview();
    const sums = { resource: 0, tile: 0, point: 0 };
    for (const line of ledger(told, NAMES, 0)) {
      if (line.seat === null) for (const { amount, item } of line.amounts) sums[item] += amount;
    }
    expect(told.before.resources + sums.resource).toBe(told.after.resources);
    expect(told.before.points + sums.point).toBe(told.after.points);
    expect(told.before.tiles + sums.tile - 1).toBe(told.after.tiles);
  });
  it("calls one's own resources one's own", () => {
    const own = ledger(preview({ returned: { seat: 0, resources: 2, points: 0 } }), NAMES, 0)[0];
    expect(own).toMatchObject({ seat: null, words: "You take back 2 resources", note: "" });
  });
  it("says what an expert waives", () => {
    const lines = ledger(preview({ pays: { points: 0, resources: 0 }, waived: { points: true, resources: true } }), NAMES, 0);
    expect(lines.filter((line) => line.note.startsWith("costs")).map((line) => line.key)).toEqual(["lower", "colour"]);
  });
  it("lists neighbours and says when the supply falls short", () => {
    const urbanize = preview({
      action: "urbanize",
      card: "A",
      returned: null,
      placed: 1,
      pays: { points: 0, resources: 0 },
      keeps: null,
      uses: [{ building: 1, tile: "R11", item: "resource", amount: 3 }],
      gains: [1, 0, 0],
      bonuses: [0, 0, 0],
    });
    const lines = ledger(urbanize, NAMES, 0);
    expect(lines.map((line) => line.key)).toEqual(["placed", "use-R11", "short"]);
    expect(lines[2]!.words).toBe("3 resources wanted, 1 in your supply");
    expect(subtitle(urbanize)).toBe("Red 7 on plot A");
  });
  it("says in words why a tile would not be placed", () => {
    const needs = { resources: 4, points: 0, has_resources: 3, has_points: 9 };
    expect(whyNot(preview({ needs }))).toBe("Needs 4 resources, you have 3; it would be played alone.");
    expect(whyNot(preview({ needs, buys: 1 }))).toBe("");
    expect(whyNot(preview())).toBe("");
  });
});
