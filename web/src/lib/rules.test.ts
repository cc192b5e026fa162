import { describe, expect, it } from "vitest";
import { bonuses, character, endgameCards, powerOf } from "./cards";
import { face, parts, tint } from "./notation";

describe("reading notation", () => {
  it("knows tiles, green spaces and letters", () => {
    expect(face("R7")).toEqual({ kind: "building", colour: "red", number: 7, value: 1, closed: false });
    expect(face("B22")).toMatchObject({ value: 2, closed: false });
    expect(face("Y25")).toMatchObject({ value: 3, closed: true });
    expect(face("P")).toEqual({ kind: "green" });
    expect(face("B")).toEqual({ kind: "letter", letter: "B" });
    expect(tint("B")).toBe("letter");
    expect(parts("B5+R4")).toEqual({ card: "B5", tile: "R4" });
    expect(parts("A")).toEqual({ card: "A", tile: null });
  });
});

describe("what cards do", () => {
  it("gives permanent bonuses to 1-9 and final points from 10 on", () => {
    expect(powerOf("R9")).toEqual({ kind: "bonus", action: "construct", gains: { resource: 1, tile: 0, point: 1 } });
    expect(powerOf("Y11")).toEqual({ kind: "final", points: 1, per: "resource on", of: "red" });
    expect(powerOf("B20")).toEqual({ kind: "final", points: 9, per: "flat", of: null });
    expect(powerOf("A")).toBeNull();
    expect(powerOf("R24")).toBeNull();
  });
  it("adds up what is in front of a screen, by action", () => {
    const [exploit, urbanize, construct] = bonuses({ characters: [1, 2], kept: ["B4", "Y7", "R15"] });
    expect(exploit).toMatchObject({ gains: { resource: 0, tile: 1, point: 2 }, cards: ["B4", "Y7"] });
    expect(urbanize).toMatchObject({ gains: { resource: 1, tile: 0, point: 0 }, characters: [1] });
    expect(construct!.characters).toEqual([2]);
    expect(endgameCards(["B4", "R15"])).toEqual(["R15"]);
    expect(character(1)).toMatchObject({ colour: "red", start: { resource: 1, tile: 1, point: 1 } });
  });
});
