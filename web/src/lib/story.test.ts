import { beforeAll, describe, expect, it } from "vitest";
import { loadLanguage } from "../i18n";
import { building, seat, square, view } from "../testing/sample";
import { acts, after, sceneOf } from "./scene";
import { affected, deeds, deedResult, deedWords, lastRound } from "./story";
import type { GameEvent, LogEntry } from "./types";

const entry = (seatNumber: number, round: number, events: GameEvent[]): LogEntry => ({
  seat: seatNumber,
  round,
  events,
  news: [],
  undone: null,
});
const ROUND: LogEntry[] = [
  entry(0, 3, [
    { event: "revealed", seat: 1, card: "R1", tile: "B8", with_event: null },
    { event: "took_back", seat: 0, resources: 1, points: 1, builder: 1 },
    { event: "paid", seat: 1, points: 0, resources: 1 },
    { event: "constructed", seat: 1, card: "R1", tile: "B8", height: 2, building: 0 },
    { event: "bonus", seat: 1, item: "point", amount: 2, action: "construct" },
    { event: "gained", seat: 1, item: "point", amount: 2 },
    { event: "kept_card", seat: 1, card: "R1" },
    { event: "revealed", seat: 0, card: "A", tile: "R7", with_event: null },
    { event: "urbanized", seat: 0, letter: "A", tile: "R7", building: 9 },
  ]),
  entry(0, 3, [
    { event: "token_moved", seat: 0, letter: "A", east: -2, south: -2 },
    { event: "used", seat: 0, tile: "B8", item: "tile", amount: 2, building: 0 },
    { event: "drew_tile", seat: 0, tile: "Y9" },
    { event: "drew_tile", seat: 0, tile: "Y5" },
    { event: "round_begins", seat: 0, round: 4 },
    { event: "drew_card", seat: 1, card: null },
  ]),
];
beforeAll(() => loadLanguage("en"));

describe("the story of a round", () => {
  it("puts events together as deeds, over several entries", () => {
    const told = deeds(ROUND);
    expect(told.map((deed) => [deed.seat, deed.action, deed.card, deed.tile, deed.height])).toEqual([
      [1, "construct", "R1", "B8", 2],
      [0, "urbanize", "A", "R7", 1],
    ]);
    expect(told[0]).toMatchObject({ gains: { point: 2 }, paid: { resource: 1 }, back: { seat: 0, resources: 1, points: 1 } });
    expect(told[1]!.gains.tile).toBe(2);
  });
  it("says them in sentences, with the reader as you", () => {
    const [first, second] = deeds(ROUND);
    const names = ["Juno", "Bela"];
    expect(deedWords(first!, names, 0)).toBe("Bela raised Red 1 to 2 floors with Blue 8. You got 1 resource and 1 point back.");
    expect(deedWords(first!, names, 1)).toContain("You raised Red 1");
    expect(deedWords(second!, names, 1)).toBe("Juno built Red 7 on plot A.");
    expect(deedResult(first!)).toBe("Got 2 points. Paid 1 resource.");
  });
  it("knows what was done to somebody", () => {
    expect(affected(ROUND, 0).gains).toEqual({ resource: 1, tile: 0, point: 1 });
    expect(affected(ROUND, 1).gains).toEqual({ resource: 0, tile: 0, point: 0 });
  });
  it("shows only the last round with deeds", () => {
    const next = entry(1, 4, [{ event: "revealed", seat: 0, card: "B2", tile: null, with_event: null }]);
    expect(lastRound(ROUND)).toHaveLength(2);
    expect(lastRound([...ROUND, next]).map((deed) => deed.card)).toEqual(["B2"]);
  });
});

describe("the scene between events", () => {
  const before = sceneOf(view({ buildings: square().map((one, at) => (at === 0 ? building({ ...one, owner: 0 }) : one)), seats: [seat(), seat()] }));
  it("becomes what the events say", () => {
    const end = ROUND.flatMap((one) => one.events).reduce(after, before);
    expect(end.buildings[0]).toMatchObject({ tile: "B8", height: 2, owner: 1, site: true });
    expect(end.buildings[9]).toMatchObject({ tile: "R7", east: -1, south: -2, owner: 0, height: 1, site: true });
    expect(end.tokens.find((token) => token.letter === "A")).toMatchObject({ east: -2, south: -2 });
    expect(end.seats[1]).toMatchObject({ resources: 5 - 1 - 2, points: 3 + 2, tiles: 1, kept: ["R1"] });
    expect(end.seats[0]).toMatchObject({ resources: 5 + 1 - 1, points: 4, tiles: 2 - 1 + 2 });
  });
  it("is left alone by what cannot be seen", () => {
    expect(after(before, { event: "drew_card", seat: 1, card: null })).toBe(before);
  });
  it("clears sites when the deck is renewed, and hides a lower floor", () => {
    const built = after(before, { event: "urbanized", seat: 0, letter: "A", tile: "R7", building: 9 });
    expect(after(built, { event: "hidden_floor", seat: 0 }).buildings[9]!.height).toBe(2);
    const renewed = after(built, { event: "deck_renewed", seat: null, cards: 9, discarded: 0, first: false });
    expect(renewed.buildings.some((one) => one.site)).toBe(false);
  });
  it("is split into one act per player", () => {
    const found = acts(ROUND);
    expect(found.map((act) => [act.seat, act.card, act.tile])).toEqual([
      [1, "R1", "B8"],
      [0, "A", "R7"],
      [0, null, null],
    ]);
  });
});
