/** What is drawn of the recap: the card that is played, who plays it, what it brings, and how to skip it. */
import { cleanup, fireEvent, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { loadLanguage } from "../i18n";
import { prefs, setPref } from "../lib/prefs.svelte";
import { TableStore } from "../lib/table.svelte";
import type { Deed, LogEntry, Shown } from "../lib/types";
import { building, seat, shown, square, view } from "../testing/sample";
import { make } from "../testing/socket";
import { sitDown } from "../testing/table";
import Recap from "./Recap.svelte";
import { RecapPlayer } from "./recap.svelte";
import RecapLine from "./RecapLine.svelte";

const NOTHING = { uses: [], gains: { resources: 0, points: 0 }, scored: [], taken: [], draws: null, runs_out: false };
/** Bela builds blue 4 on red 1, which was Juno's, and has a bonus for that. */
const BUILT: Deed[] = [
  { deed: "revealed", seat: 1, card: "R1", tile: "B4", event: null },
  {
    ...{ ...NOTHING, deed: "constructed", seat: 1, card: "R1", tile: "B4", height: 2, hidden: false, kept: "R1" },
    ...{ laid: { tiles: 1, resources: 2, site: true }, evicted: { seat: 0, resources: 1, points: 1 } },
    ...{ paid: { resources: 1, points: 0 }, bonuses: { resources: 1, tiles: 0, points: 0 } },
  },
];
const RENEWED: Deed[] = [
  { deed: "round_began", seat: 0, round: 4, alone: false },
  { deed: "deck_renewed", cards: 9, discarded: [], first: false },
];
const told = (deeds: Deed[]): LogEntry[] => [{ seat: 1, round: 3, deeds, news: [], undone: null }];

function game(): Shown {
  const buildings = square().map((one, at) => building({ ...one, owner: at ? null : 0, site: at === 3 }));
  return shown({ view: view({ buildings, seats: [seat({ name: "Juno" }), seat({ name: "Bela", characters: [], kept: ["R3"] })] }) });
}

/** Sit down while somebody's turn is shown, after some time. */
function see(part: unknown, deeds: Deed[], milliseconds = 0): RecapPlayer {
  const recap = new RecapPlayer(new TableStore("t", null, make));
  sitDown(part, game(), { props: { recap, city: undefined } });
  recap.add(told(deeds), game());
  vi.advanceTimersByTime(milliseconds);
  flushSync();
  return recap;
}
const find = (selector: string) => document.querySelector(selector);

beforeAll(() => loadLanguage("en"));
beforeEach(() => {
  vi.useFakeTimers();
  setPref("speed", 1);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe.each([
  ["beside the city", Recap],
  ["in a line on a phone", RecapLine],
])("the recap %s", (_, part) => {
  it("names who plays, with which card and tile", () => {
    see(part, BUILT);
    const words = document.body.textContent;
    for (const word of ["Bela", "1", "4"]) expect(words).toContain(word);
  });
  it("can be skipped, and is gone then", async () => {
    const recap = see(part, BUILT);
    await fireEvent.click(screen.getByRole("button", { name: /Skip/ }));
    expect(recap.turn).toBeNull();
    expect(screen.queryByRole("button", { name: /Skip/ })).toBeNull();
  });
  it("goes twice as fast, and back", async () => {
    see(part, BUILT);
    const speed = () => screen.getByRole("button", { name: /speed/i });
    await fireEvent.click(speed());
    expect([prefs.speed, speed().textContent.trim()]).toEqual([2, "×2"]);
    await fireEvent.click(speed());
    expect(prefs.speed).toBe(1);
  });
});

describe("the recap beside the city", () => {
  it("says which bonuses pay, and what flies to whom", () => {
    see(Recap, BUILT, 700);
    expect(find(".flight")).not.toBeNull();
    vi.advanceTimersByTime(900);
    flushSync();
    expect(find(".paying .pip")!.textContent).toBe("3");
  });
  it("names the cards that join a new deck, and nobody who does it", () => {
    see(Recap, RENEWED, 100);
    expect(find(".joined .pip")!.textContent).toBe(game().view.buildings[3]!.tile.slice(1));
    expect(find(".who")).toBeNull();
  });
  it("leaves no room taken when nothing is shown", () => {
    sitDown(Recap, game(), { props: { recap: new RecapPlayer(new TableStore("t", null, make)), city: undefined } });
    expect(find(".recap")).toBeNull();
  });
});
