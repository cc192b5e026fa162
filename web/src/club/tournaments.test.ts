/** Tournaments: the list, one of them, and announcing one. */
import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { loadLanguage, loadWords } from "../i18n";
import { notices } from "../lib/announce.svelte";
import type { TournamentInfo, TournamentPage } from "../lib/types";
import { serve, type FakeServer } from "../testing/server";
import Announce from "./Announce.svelte";
import Tournament from "./Tournament.svelte";
import Tournaments from "./Tournaments.svelte";

const ID = "23456789abcd";
const OPTIONS = { introductory: true, modules: [], hal: null, closed_screens: false, hand_size: 4, first_player: null };
const about = { tournaments: "players", modules: ["events", "experts"], drafted: ["experts"], hand_sizes: [[4], [4, 5]], ranked_sizes: [2, 3, 4] };
const ada = { id: "a", name: "Ada", created: 1 };
let server: FakeServer;

function cup(changes: Partial<TournamentInfo> = {}): TournamentInfo {
  return {
    ...{ id: ID, name: "Autumn Cup", phase: "open", format: "swiss", size: 2, rounds: 3, best: null, round: 0 },
    ...{ created: 1_700_000_000, begins: 1_700_600_000, deadline: null, finished: null, players: 2, capacity: 16 },
    ...{ joining_hours: 168, round_hours: 72, options: OPTIONS, clock: null, rated: true, owner: "Ada" },
    ...changes,
  };
}

function page(changes: Partial<TournamentPage> = {}, tournament: Partial<TournamentInfo> = {}): TournamentPage {
  const line = { points: 0, strength: 0, wins: 0, games: 0, out: false };
  return {
    tournament: cup(tournament),
    standings: [
      { ...line, rank: 1, id: "a", name: "Ada" },
      { ...line, rank: 1, id: "b", name: "Bob" },
    ],
    round: 0,
    tables: [],
    you: { player: null, joined: false, owner: false, table: null },
    ...changes,
  };
}

const running = (you: Partial<TournamentPage["you"]> = {}): TournamentPage =>
  page(
    {
      standings: [
        { rank: 1, id: "a", name: "Ada", points: 1.67, strength: 0.5, wins: 1, games: 2, out: false },
        { rank: 2, id: "b", name: "Bob", points: 0, strength: 1, wins: 0, games: 1, out: true },
      ],
      round: 2,
      tables: [
        {
          board: 1,
          id: "t1",
          phase: "finished",
          seats: [
            { id: "a", name: "Ada", place: 1, points: 1, score: 61 },
            { id: null, name: null, place: 2, points: 0, score: 40 },
          ],
        },
        { board: 2, id: "t2", phase: "playing", seats: [{ id: "c", name: "Cleo", place: null, points: null, score: null }] },
        { board: 3, id: null, phase: null, seats: [{ id: "d", name: "Dario", place: 1, points: 1, score: null }] },
      ],
      you: { player: "a", joined: true, owner: false, table: null, ...you },
    },
    { phase: "running", round: 2, deadline: 1_700_700_000 },
  );
const click = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));

beforeAll(async () => {
  await loadLanguage("en");
  await loadWords(["first", "club"]);
});
beforeEach(() => {
  server = serve({ about, tournaments: { tournaments: [], more: false }, "players/me": { player: null }, [`tournaments/${ID}`]: page() });
  vi.stubGlobal("confirm", () => true);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  notices.length = 0;
});

describe("the list", () => {
  it("tells what can be joined, in pages, and lets players announce", async () => {
    server.answer("tournaments", { tournaments: [cup()], more: true });
    render(Tournaments, { params: [] });
    const link = await screen.findByRole("link", { name: "Autumn Cup" });
    expect(link.getAttribute("href")).toBe(`#/tournament/${ID}`);
    expect(screen.getByText("Swiss, 3 rounds · 2 at a table · 2 of 16 players")).toBeTruthy();
    expect((await screen.findByRole("link", { name: "Announce a tournament" })).getAttribute("href")).toBe("#/announce");
    server.answer("tournaments", { tournaments: [cup({ id: "other", name: "Final", phase: "finished", finished: 1_700_800_000 })], more: false });
    await click("Show more");
    expect(await screen.findByRole("link", { name: "Final" })).toBeTruthy();
    expect(server.asked.findLast(({ path }) => path === "tournaments")!.query.get("page")).toBe("1");
  });

  it("says that a server has none", async () => {
    server.answer("tournaments", new Error("This server holds no tournaments."));
    render(Tournaments, { params: [] });
    expect(await screen.findByText("This server holds no tournaments.")).toBeTruthy();
  });
});

describe("a tournament", () => {
  it("is joined and left by a player", async () => {
    const you = { player: "a", joined: false, owner: false, table: null };
    server.answer(`tournaments/${ID}`, page({ you }));
    server.answer(`tournaments/${ID}/join`, page({ you: { ...you, joined: true } }));
    server.answer(`tournaments/${ID}/leave`, page({ you }));
    render(Tournament, { params: [ID] });
    await fireEvent.click(await screen.findByRole("button", { name: "Join" }));
    await fireEvent.click(await screen.findByRole("button", { name: "Leave" }));
    expect(await screen.findByRole("button", { name: "Join" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Begin now" })).toBeNull();
  });

  it("says how large hands are where they are not the usual ones", async () => {
    const { unmount } = render(Tournament, { params: [ID] });
    expect(await screen.findByText("Introductory games · Games count for ratings")).toBeTruthy();
    unmount();
    server.answer(`tournaments/${ID}`, page({}, { options: { ...OPTIONS, hand_size: 5 } }));
    render(Tournament, { params: [ID] });
    expect(await screen.findByText("Introductory games · Hands of 5 cards · Games count for ratings")).toBeTruthy();
  });

  it("leads those without a key to one", async () => {
    render(Tournament, { params: [ID] });
    expect(await screen.findByRole("button", { name: "Become a player" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Join" })).toBeNull();
  });

  it("is begun or called off by its maker", async () => {
    const you = { player: "a", joined: true, owner: true, table: null };
    server.answer(`tournaments/${ID}`, page({ you }));
    server.answer(`tournaments/${ID}/begin`, page({ you }));
    server.answer(`tournaments/${ID}/close`, page({ you }, { phase: "closed", finished: 1_700_100_000 }));
    render(Tournament, { params: [ID] });
    await fireEvent.click(await screen.findByRole("button", { name: "Begin now" }));
    expect(server.told(`tournaments/${ID}/begin`)).toEqual({});
    await expect.poll(() => screen.getByRole("button", { name: "Call off" }).hasAttribute("disabled")).toBe(false);
    await click("Call off");
    expect(await screen.findByText(/Called off on/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Call off" })).toBeNull();
  });

  it("has standings, tables, and who rests", async () => {
    server.answer(`tournaments/${ID}`, running());
    render(Tournament, { params: [ID] });
    const row = (await screen.findByRole("link", { name: "Bob" })).closest("tr")!;
    expect(within(row).getByText("out")).toBeTruthy();
    expect(screen.getByText("1.67")).toBeTruthy();
    expect(screen.getByText("(deleted)")).toBeTruthy();
    expect(screen.getByText("61 points")).toBeTruthy();
    expect(screen.getByText("Rests this round")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Replay: Table 1" }).getAttribute("href")).toBe("#/replay/t1");
    expect(screen.getByRole("link", { name: "Watch: Table 2" }).getAttribute("href")).toBe("#/table/t2");
    await click("Round 1");
    expect(location.hash).toBe(`#/tournament/${ID}/1`);
  });

  it("shows the way to the table that waits, on any device", async () => {
    server.answer(`tournaments/${ID}`, running({ table: "t2" }));
    server.answer(`tournaments/${ID}/sit`, { table: { id: "t2" } });
    render(Tournament, { params: [ID] });
    await fireEvent.click(await screen.findByRole("button", { name: "To your table" }));
    await expect.poll(() => location.hash).toBe("#/table/t2");
  });
});

describe("announcing", () => {
  it("is for players", async () => {
    render(Announce, { params: [] });
    expect(await screen.findByText(/Become one first/)).toBeTruthy();
  });

  it("tells the server what is wanted", async () => {
    server.answer("players/me", { player: ada });
    server.answer("tournaments", page());
    render(Announce, { params: [] });
    await fireEvent.input(await screen.findByRole("textbox", { name: "Name" }), { target: { value: "Autumn Cup" } });
    await fireEvent.click(screen.getByRole("radio", { name: /Groups/ }));
    await fireEvent.change(screen.getByRole("combobox", { name: "Players at a table" }), { target: { value: "4" } });
    await fireEvent.change(screen.getByRole("combobox", { name: "How many go on" }), { target: { value: "2" } });
    await fireEvent.click(screen.getByRole("checkbox", { name: /Introductory/ }));
    expect(screen.getAllByRole("checkbox")).toHaveLength(3); // what is drafted is not offered then
    await click("Announce a tournament");
    await expect.poll(() => location.hash).toBe(`#/tournament/${ID}`);
    expect(server.told("tournaments")).toMatchObject({
      ...{ name: "Autumn Cup", format: "groups", size: 4, best: 2, joining_hours: 168, clock: null, rated: true },
      options: { introductory: true, modules: [] },
    });
  });
});
