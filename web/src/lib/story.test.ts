import { beforeAll, describe, expect, it } from "vitest";
import { loadLanguage } from "../i18n";
import { building, seat, square, view } from "../testing/sample";
import { after, placesIn, sceneOf, type Scene } from "./scene";
import { lastRound, resultOf, turnResult, turns, turnWords, wholeTurns, type Step } from "./story";
import type { Deed, DeedOf, LogEntry } from "./types";

const entry = (seatNumber: number, round: number, deeds: Deed[]): LogEntry => ({ seat: seatNumber, round, deeds, news: [], undone: null });
const NOTHING = {
  uses: [],
  gains: { resources: 0, points: 0 },
  scored: [],
  bonuses: { resources: 0, tiles: 0, points: 0 },
  taken: [],
  draws: null,
  runs_out: false,
};
const URBANIZED: DeedOf<"urbanized"> = {
  deed: "urbanized",
  seat: 0,
  letter: "A",
  tile: "R7",
  building: 9,
  hidden: false,
  laid: { tiles: 1, resources: 1, site: true },
};
const CONSTRUCTED: DeedOf<"constructed"> = {
  ...NOTHING,
  deed: "constructed",
  seat: 1,
  card: "R1",
  tile: "B8",
  height: 2,
  hidden: false,
  laid: { tiles: 1, resources: 2, site: true },
  evicted: { seat: 0, resources: 1, points: 1 },
  paid: { resources: 1, points: 0 },
  bonuses: { resources: 0, tiles: 0, points: 2 },
  kept: "R1",
};
const ROUND: LogEntry[] = [
  entry(0, 3, [
    { deed: "revealed", seat: 1, card: "R1", tile: "B8", event: null },
    CONSTRUCTED,
    { deed: "revealed", seat: 0, card: "A", tile: "R7", event: null },
    URBANIZED,
  ]),
  entry(0, 3, [
    {
      ...NOTHING,
      deed: "token_moved",
      seat: 0,
      letter: "A",
      east: -2,
      south: -2,
      shifted: [],
      uses: [{ tile: "B8", item: "tile", amount: 2 }],
      draws: { amount: 2, tiles: ["Y5", "Y9"], value_two: 0, by_bonuses: 0, as_expert: null },
    },
    { deed: "round_began", seat: 0, round: 4, alone: false },
    { deed: "cards_drawn", hands: [{ seat: 1, amount: 1, cards: null }] },
  ]),
];
const STEPS: Step[] = ["back", "build", "gain"];
const wholly = (scene: Scene, deed: Deed): Scene => STEPS.reduce((seen, step) => after(seen, deed, step), scene);
beforeAll(() => loadLanguage("en"));

describe("the story of a round", () => {
  it("puts deeds together as turns, over several entries", () => {
    const told = wholeTurns(ROUND);
    expect(told.map((turn) => [turn.seat, resultOf(turn).action, turn.card, turn.tile])).toEqual([
      [1, "construct", "R1", "B8"],
      [0, "urbanize", "A", "R7"],
    ]);
    expect(resultOf(told[0]!)).toMatchObject({ gains: { point: 2 }, paid: { resource: 1 }, kept: "R1" });
    expect(resultOf(told[1]!).gains.tile).toBe(2);
  });
  it("says them in sentences, with the reader as you", () => {
    const [first, second] = wholeTurns(ROUND);
    const names = ["Juno", "Bela"];
    expect(turnWords(first!, names, 0)).toBe("Bela raised Red 1 to 2 floors with Blue 8. You got 1 resource and 1 point back.");
    expect(turnWords(first!, names, 1)).toContain("You raised Red 1");
    expect(turnWords(second!, names, 1)).toBe("Juno built Red 7 on plot A.");
    expect(turnResult(first!)).toBe("Got 2 points. Paid 1 resource.");
  });
  it("counts what an event takes and brings", () => {
    const [turn] = wholeTurns([
      entry(0, 5, [
        { deed: "revealed", seat: 0, card: "R1", tile: null, event: "expropriation" },
        { deed: "expropriated", seat: 0, owner: 1, tile: "R1", resources: 2, points: 2 },
        { ...NOTHING, deed: "exploited", seat: 0, card: "R1", height: 2, gains: { resources: 1, points: 0 } },
      ]),
    ]);
    expect(turnWords(turn!, ["Juno", "Bela"], 1)).toBe("Juno used Red 1. You got 2 resources back. Expropriation.");
    expect(resultOf(turn!).gains).toEqual({ resource: 1, tile: 0, point: 2 });
  });
  it("shows only the last round with deeds", () => {
    const next = entry(1, 4, [{ deed: "revealed", seat: 0, card: "B2", tile: null, event: null }]);
    expect(lastRound(ROUND)).toHaveLength(2);
    expect(lastRound([...ROUND, next]).map((turn) => turn.card)).toEqual(["B2"]);
  });
  it("is split into one turn per player for the recap, and what goes on after a question", () => {
    expect(turns(ROUND).map((turn) => [turn.seat, turn.card, turn.tile])).toEqual([
      [1, "R1", "B8"],
      [0, "A", "R7"],
      [0, null, null],
    ]);
  });
  it("takes Hal's deeds for a turn, with the card that he uses", () => {
    const hals: Deed[] = [
      { deed: "hal_turned", seat: 1, cards: ["E", "B"], discarded: "E" },
      { deed: "hal_drew", seat: 1, tile: "R9" },
      { ...URBANIZED, seat: 1, letter: "B", tile: "R9" },
    ];
    expect(turns([entry(0, 2, hals)]).map((turn) => [turn.seat, turn.card, turn.tile])).toEqual([[1, "B", "R9"]]);
  });
});

describe("the scene between the steps of a deed", () => {
  const before = sceneOf(view({ buildings: square().map((one, at) => (at === 0 ? building({ ...one, owner: 0 }) : one)), seats: [seat(), seat()] }));
  it("becomes what the deeds say", () => {
    const end = ROUND.flatMap((one) => one.deeds).reduce(wholly, before);
    expect(end.buildings[0]).toMatchObject({ tile: "B8", height: 2, owner: 1, site: true });
    expect(end.buildings[9]).toMatchObject({ tile: "R7", east: -1, south: -2, owner: 0, height: 1, site: true });
    expect(end.tokens.find((token) => token.letter === "A")).toMatchObject({ east: -2, south: -2 });
    expect(end.seats[1]).toMatchObject({ resources: 5 - 1 - 2, points: 3 + 2, tiles: 1, kept: ["R1"] });
    expect(end.seats[0]).toMatchObject({ resources: 5 + 1 - 1, points: 4, tiles: 2 - 1 + 2 });
  });
  it("gives back before it builds, and gains at the end", () => {
    const back = after(before, CONSTRUCTED, "back");
    expect(back.buildings).toBe(before.buildings);
    expect([back.seats[0]!.resources, back.seats[1]!.resources]).toEqual([6, 4]);
    const built = after(back, CONSTRUCTED, "build");
    expect([built.buildings[0]!.tile, built.seats[1]!.points, built.seats[1]!.kept]).toEqual(["B8", 3, []]);
    expect(after(built, CONSTRUCTED, "gain").seats[1]!.points).toBe(5);
  });
  it("is left alone by what cannot be seen", () => {
    expect(wholly(before, { deed: "cards_drawn", hands: [{ seat: 1, amount: 1, cards: null }] })).toBe(before);
  });
  it("clears sites when the deck is renewed, and hides a lower floor", () => {
    const built = wholly(before, { ...URBANIZED, hidden: true, laid: { tiles: 2, resources: 2, site: true } });
    expect(built.buildings[9]).toMatchObject({ height: 2, covered: [null] });
    expect(built.seats[0]).toMatchObject({ resources: 5 - 2, tiles: 0 });
    const renewed = wholly(built, { deed: "deck_renewed", cards: 9, discarded: [], first: false });
    expect(renewed.buildings.some((one) => one.site)).toBe(false);
  });
  it("knows the buildings that a deed is about, even when they are built over", () => {
    const built = wholly(before, CONSTRUCTED);
    expect(placesIn(built.buildings, CONSTRUCTED)).toEqual([0]);
    expect(placesIn(built.buildings, { ...NOTHING, deed: "exploited", seat: 0, card: "R1", height: 1 })).toEqual([0]);
    expect(placesIn(built.buildings, { ...NOTHING, deed: "exploited", seat: 0, card: "A", height: 0 })).toEqual([]);
  });
});
