import { describe, expect, it } from "vitest";
import { goTogether, nothingPicked, stepsOf, tidied, wish, type Picked, type Situation } from "./composing";
import type { PromptStep } from "./types";

const step = (part: string, moves: Record<string, string>, fallback?: string): PromptStep => ({
  part,
  clause: "M0",
  title: { id: "slot-event" },
  options: [...(fallback ? [{ move: fallback }] : []), ...Object.entries(moves).map(([thing, move]) => ({ move, thing }))],
  ...(fallback ? { default: fallback } : {}),
});
const aside = (...cards: string[]) => step("aside", Object.fromEntries(cards.map((card) => [card, `aside ${card}`])));
const STEPS = [
  step("lower tile", { P: "under P" }, "single"),
  step("event", { "quality control": "event quality", expropriation: "event expropriation" }, "no event"),
  step("event", { "quality control": "event quality" }, "no event"),
  aside("R7", "A"),
  aside("R7", "B5"),
];
/** A hand of B5, R7 and A, and the tiles R4, P and P: a master architect with two events who keeps a card. */
const situation = (prompt: Partial<Situation["prompt"]> = {}, own: Partial<Situation["own"]> = {}): Situation => ({
  own: { tiles: ["R4", "P", "P"], card: null, tile: null, ...own },
  moves: ["R7", "R7+R4", "B5", "B5+R4", "A", "A+R4", "A+P"],
  prompt: { kind: "choose", clause: "C1", title: { id: "prompt-choose" }, asks: "ask-choose", ...prompt },
});
const all = situation({
  options: [
    { move: "B5", then: [1, 3] },
    { move: "B5+R4", then: [0, 1, 3] },
    { move: "A+P", then: [2, 4] },
  ],
  steps: STEPS,
});
const pick = (changes: Partial<Picked>): Picked => ({ ...nothingPicked(), ...changes });

describe("making moves out of picks", () => {
  it("needs a card, and takes a tile with it", () => {
    expect(wish(situation(), nothingPicked())).toEqual({ moves: [], lacking: "card" });
    expect(wish(situation(), pick({ card: "R7" })).moves).toEqual(["R7"]);
    expect(wish(situation(), pick({ card: "B5", tile: 0 })).moves).toEqual(["B5+R4"]);
    expect(goTogether(situation(), "R7", "P")).toBe(false);
  });
  it("adds a lower tile, an event and a card set aside in the server's order", () => {
    const picked = pick({ card: "B5", tile: 0, lower: 1, added: { event: "quality control", aside: "A" } });
    expect(wish(all, picked)).toEqual({ moves: ["B5+R4", "under P", "event quality", "aside A"], lacking: null });
    expect(wish(all, pick({ card: "B5" }))).toEqual({ moves: ["B5", "no event"], lacking: "aside" });
    expect(wish(all, pick({ card: "B5", tile: 0, added: { aside: "R7" } })).moves).toEqual(["B5+R4", "single", "no event", "aside R7"]);
  });
  it("asks for nothing where the prompt does not", () => {
    expect(wish(all, pick({ card: "R7" }))).toEqual({ moves: ["R7"], lacking: null });
    expect(stepsOf(all, nothingPicked())).toEqual([]);
    expect(stepsOf(all, pick({ card: "A", tile: 1 })).map((one) => one.part)).toEqual(["event", "aside"]);
  });
  it("takes only what a step offers", () => {
    const picked = pick({ card: "A", tile: 1, added: { event: "expropriation", aside: "B5" } });
    expect(wish(all, picked).moves).toEqual(["A+P", "no event", "aside B5"]);
  });
  it("drops what no longer fits", () => {
    expect(tidied(all, pick({ card: "R7", tile: 1 })).tile).toBeNull();
    expect(tidied(all, pick({ card: "A", tile: 1 })).tile).toBe(1);
    expect(tidied(all, pick({ card: "A", tile: 1, added: { aside: "A", event: "expropriation" } })).added).toEqual({});
    expect(tidied(all, pick({ card: "A", tile: 1, lower: 0 })).lower).toBeNull();
    expect(tidied(all, pick({ card: "B5", tile: 0, lower: 0 })).lower).toBeNull();
    expect(tidied(all, pick({ card: "B5", tile: 0, lower: 2 })).lower).toBe(2);
    expect(tidied(all, pick({ tile: 1, lower: 0, added: { aside: "A" } }))).toEqual(pick({ tile: 1 }));
  });
  it("goes on where a choice was left half made", () => {
    const half = situation({ open: [1, 3], steps: STEPS }, { card: "B5", tile: "R4" });
    expect(wish(half, pick({ added: { event: "quality control", aside: "A" } })).moves).toEqual(["event quality", "aside A"]);
    expect(wish(half, nothingPicked())).toEqual({ moves: ["no event"], lacking: "aside" });
    expect([goTogether(half, "B5", "R4"), goTogether(half, "B5", "P")]).toEqual([true, false]);
  });
});
