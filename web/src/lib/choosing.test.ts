import { describe, expect, it } from "vitest";
import { asked, nothingPicked, tidied, wish, type Picked, type Situation } from "./choosing";

const situation = (changes: Partial<Omit<Situation, "own">> & { own?: Partial<Situation["own"]> } = {}): Situation => ({
  expert: null,
  modules: [],
  ...changes,
  own: { hand: ["R7", "B5", "A", "C"], tiles: ["R4", "P", "P"], events: [], card: null, tile: null, adding: null, ...changes.own },
});
const pick = (changes: Partial<Picked>): Picked => ({ ...nothingPicked(), ...changes });

describe("making moves out of picks", () => {
  it("needs a card, and takes a tile with it", () => {
    expect(wish(situation(), nothingPicked())).toEqual({ moves: [], lacking: "card" });
    expect(wish(situation(), pick({ card: "R7" })).moves).toEqual(["R7"]);
    expect(wish(situation(), pick({ card: "B5", tile: 0 })).moves).toEqual(["B5+R4"]);
  });
  it("adds a lower tile, an event and a card set aside in the server's order", () => {
    const all = situation({
      expert: "master architect",
      modules: ["events", "keep_a_card"],
      own: { events: ["quality control"] },
    });
    const picked = pick({ card: "B5", tile: 0, lower: 1, event: "quality control", aside: "A" });
    expect(wish(all, picked)).toEqual({ moves: ["B5+R4", "under P", "event quality", "aside A"], lacking: null });
    expect(wish(all, pick({ card: "B5" }))).toEqual({ moves: ["B5", "no event"], lacking: "aside" });
    expect(wish(all, pick({ card: "B5", tile: 0, aside: "R7" })).moves).toEqual(["B5+R4", "single", "no event", "aside R7"]);
  });
  it("does not ask for a card to set aside when only one is left", () => {
    const two = situation({ modules: ["keep_a_card"], own: { hand: ["R7", "A"] } });
    expect(wish(two, pick({ card: "R7" }))).toEqual({ moves: ["R7"], lacking: null });
  });
  it("never offers expropriation with a letter", () => {
    const one = situation({ own: { events: ["expropriation"] } });
    expect(asked(one, pick({ card: "A" })).event).toBe(false);
    expect(wish(one, pick({ card: "A", event: "expropriation" })).moves).toEqual(["A"]);
    expect(wish(one, pick({ card: "R7", event: "expropriation" })).moves).toEqual(["R7", "event expropriation"]);
  });
  it("drops what no longer fits", () => {
    expect(tidied(situation(), pick({ card: "R7", tile: 1 })).tile).toBeNull();
    expect(tidied(situation(), pick({ card: "A", tile: 1 })).tile).toBe(1);
    expect(tidied(situation(), pick({ card: "A", aside: "A" })).aside).toBeNull();
    const builder = situation({ expert: "master architect" });
    expect(tidied(builder, pick({ card: "A", tile: 1, lower: 0 })).lower).toBeNull();
    expect(tidied(builder, pick({ card: "A", tile: 0, lower: 0 })).lower).toBeNull();
  });
  it("goes on where a choice was left half made", () => {
    const half = situation({
      modules: ["events", "keep_a_card"],
      own: { hand: ["B5", "A", "C"], card: "R7", adding: "event", events: ["quality control"] },
    });
    expect(wish(half, pick({ event: "quality control", aside: "A" })).moves).toEqual(["event quality", "aside A"]);
  });
});
