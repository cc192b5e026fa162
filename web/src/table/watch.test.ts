/** Watching: from which side, who thinks and for how long, how far behind, and nothing that is hidden. */
import { fireEvent, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { loadLanguage } from "../i18n";
import { bonuses } from "../lib/cards";
import type { LogEntry, Shown, State } from "../lib/types";
import { building, seat, shown, square, table, view } from "../testing/sample";
import { sitDown } from "../testing/table";
import { boardShow } from "./board-props";
import { watchingWords } from "./prompt-words";
import Watch from "./Watch.svelte";

const NOW = 1_700_000_000;
const SPECTATOR: Partial<State> = { seat: null, you: { seats: [], host: false, invite: null, archived: false } };
const USED: LogEntry = {
  seat: 1,
  round: 2,
  undone: null,
  news: [],
  deeds: [
    { deed: "revealed", seat: 1, card: "R1", tile: null, event: null },
    {
      ...{ deed: "exploited", seat: 1, card: "R1", height: 1, uses: [], scored: [], taken: [], draws: null, runs_out: false },
      ...{ gains: { resources: 2, points: 0 }, bonuses: { resources: 0, tiles: 0, points: 0 } },
    },
  ],
};

function game(changes: Partial<Shown> = {}): Shown {
  const buildings = square().map((one, at) => (at === 4 ? building({ ...one, owner: 1, height: 2 }) : one));
  const seats = [seat({ name: "Juno", ready: true }), seat({ name: "Bela", tiles: 3, known_tiles: ["R9"], kept: ["R4"], characters: [] })];
  return shown({ view: view({ seat: null, own: null, seats, buildings }), decision: null, waiting: [{ seat: 1, deadline: NOW + 299 }], ...changes });
}
const watch = (seen = game(), changes: Partial<State> = {}) => sitDown(Watch, seen, { state: { ...SPECTATOR, recent: [USED], ...changes } });

beforeAll(() => loadLanguage("en"));
beforeEach(() => vi.useFakeTimers({ now: NOW * 1000 }));
afterEach(() => vi.useRealTimers());

describe("watching", () => {
  it("shows all players at first, and who thinks for how long", () => {
    watch();
    expect(screen.getByRole("tab", { name: "All players" }).getAttribute("aria-selected")).toBe("true");
    expect(screen.getByRole("tab", { name: /Bela … deciding … .*4:59/ })).toBeTruthy();
    expect(screen.getByRole("tab", { name: /Juno ready/ })).toBeTruthy();
    vi.advanceTimersByTime(60_000);
    flushSync();
    expect(screen.getByRole("tab", { name: /3:59/ })).toBeTruthy();
  });
  it("follows a seat: what it has, did and owns, but for what is hidden", async () => {
    const { session, view } = watch();
    await fireEvent.click(screen.getByRole("tab", { name: /Bela/ }));
    const side = view.getByRole("region", { name: "The side of Bela" });
    expect(side.textContent).toContain("Bela used Red 1");
    expect(side.textContent).toContain("2 hidden");
    expect(side.querySelectorAll(".tiles [title]")).toHaveLength(2);
    expect(side.querySelector(".pips")!.textContent).toContain("4");
    expect(boardShow(session).lit).toEqual([4]);
    await fireEvent.click(screen.getByRole("tab", { name: "All players" }));
    expect(boardShow(session).lit).toEqual([]);
  });
  it("lights the cards whose bonuses pay, in the tableau itself", async () => {
    const { session, view } = watch();
    await fireEvent.click(screen.getByRole("tab", { name: /Bela/ }));
    const lit = () => [...view.container.querySelectorAll(".pays")].map((one) => one.textContent);
    expect(lit()).toEqual([]);
    const row = bonuses(session.view!.seats[1]!).find((one) => one.cards.length)!;
    session.paying = { ...row, seat: 1 };
    flushSync();
    expect(lit()).toHaveLength(2);
    expect(view.container.querySelector(".line.pays .pip")!.textContent).toContain("Red 4");
    session.paying = { ...row, seat: 0 };
    flushSync();
    expect(lit()).toEqual([]);
  });
  it("says how far behind it is, if the host wants it so", () => {
    const house = { ...table().house, delay: 3 };
    const late = watch(game(), { table: { ...table(), house } });
    expect(watchingWords(late.session)).toBe("You are watching. You see the start of round 3: the players are at least 3 rounds ahead.");
    expect(watchingWords(watch().session)).toBe("You are watching. Waiting for Bela.");
  });
});
