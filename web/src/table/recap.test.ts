/** What others did, shown step by step: what lights up, and that nobody has to wait for it. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setPref } from "../lib/prefs.svelte";
import { TableStore } from "../lib/table.svelte";
import type { Deed, LogEntry, Shown } from "../lib/types";
import { building, seat, shown, square, view } from "../testing/sample";
import { make } from "../testing/socket";
import { RecapPlayer } from "./recap.svelte";

const entry = (deeds: Deed[]): LogEntry => ({ seat: 1, round: 3, deeds, news: [], undone: null });
const NOTHING = { uses: [], gains: { resources: 0, points: 0 }, scored: [], taken: [], draws: null, runs_out: false };
/** Bela uses red 1 and has a bonus for that. */
const USED: Deed[] = [
  { deed: "revealed", seat: 1, card: "R1", tile: null, event: null },
  { ...NOTHING, deed: "exploited", seat: 1, card: "R1", height: 1, bonuses: { resources: 0, tiles: 0, points: 1 } },
];
const RENEWED: Deed[] = [
  { deed: "round_began", seat: 0, round: 4, alone: false },
  { deed: "deck_renewed", cards: 9, discarded: [], first: false },
];

function game(): Shown {
  const buildings = square().map((one, at) => (at === 3 ? building({ ...one, site: true }) : one));
  return shown({ view: view({ buildings, seats: [seat(), seat({ characters: [], kept: ["R4", "B2"] })] }) });
}

let recap: RecapPlayer;
beforeEach(() => {
  vi.useFakeTimers();
  setPref("speed", 1);
  recap = new RecapPlayer(new TableStore("t", null, make));
});
afterEach(() => vi.useRealTimers());

describe("the recap", () => {
  it("lights the cards whose bonuses pay, and only those of the action", () => {
    recap.add([entry(USED)], game());
    expect(recap.paying).toBeNull();
    vi.advanceTimersByTime(700);
    expect(recap.paying).toMatchObject({ seat: 1, action: "exploit" });
    vi.advanceTimersByTime(5000);
    expect([recap.paying, recap.scene]).toEqual([null, null]);
  });
  it("lets resources fly back to their owner with the points that they bring", () => {
    const evicted = { seat: 0, resources: 2, points: 2 };
    const deeds: Deed[] = [
      { deed: "revealed", seat: 1, card: "R1", tile: "B4", event: null },
      {
        ...{ ...NOTHING, deed: "constructed", seat: 1, card: "R1", tile: "B4", height: 2, hidden: false, evicted, kept: "R1" },
        laid: { tiles: 1, resources: 2, site: true },
        ...{ paid: { resources: 1, points: 0 }, bonuses: { resources: 0, tiles: 0, points: 0 } },
      },
    ];
    recap.add([entry(deeds)], game());
    vi.advanceTimersByTime(700);
    expect(recap.flights.map(({ seat, gains }) => ({ seat, gains }))).toEqual([{ seat: 0, gains: { resource: 2, tile: 0, point: 2 } }]);
    vi.advanceTimersByTime(200);
    expect([recap.landing, recap.scene!.buildings[0]!.height]).toEqual([0, 2]);
  });
  it("shows which cards join a new deck, and where they stand", () => {
    recap.add([entry([...USED, ...RENEWED])], game());
    vi.advanceTimersByTime(1400);
    const site = game().view.buildings[3]!.tile;
    expect([recap.joined, recap.lit]).toEqual([[site], [3]]);
    expect(recap.scene!.buildings[3]!.site).toBe(false);
    vi.advanceTimersByTime(5000);
    expect([recap.joined, recap.scene]).toEqual([[], null]);
  });
  it("can be skipped at any moment", () => {
    recap.add([entry([...USED, ...RENEWED])], game());
    vi.advanceTimersByTime(700);
    recap.skip();
    expect([recap.scene, recap.turn, recap.paying, recap.joined]).toEqual([null, null, null, []]);
    vi.advanceTimersByTime(9000);
    expect(recap.scene).toBeNull();
  });
});
