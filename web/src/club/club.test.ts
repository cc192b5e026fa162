/** Players with keys: becoming one, carrying the key, the ladder and a player's page. */
import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { loadLanguage, loadWords } from "../i18n";
import { notices } from "../lib/announce.svelte";
import { prefs, setPref } from "../lib/prefs.svelte";
import Rated from "../lobby/Rated.svelte";
import { table as sampleTable } from "../testing/sample";
import { serve, type FakeServer } from "../testing/server";
import Carry from "./Carry.svelte";
import Ladder from "./Ladder.svelte";
import Player from "./Player.svelte";

const KEY = "abcde-fghjk-mnpqr-stuvw-xyz23";
const ada = { id: "23456789abcd", name: "Ada", created: 1_700_000_000 };
const rating = { players: 2, points: 3.25, mu: 27.5, sigma: 8.1, games: 4, wins: 3, place: 1.25, score: 61.5 };
const line = { rank: 1, id: ada.id, name: "Ada", rating };
const game = { table: "t1", title: "Friday", finished: 1_700_000_000, players: 2, names: ["Ada", "Bob"], seat: 0, place: 1, score: 62, change: 2.96 };
const click = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
let server: FakeServer;

beforeAll(async () => {
  await loadLanguage("en");
  await loadWords(["first", "club"]);
});
beforeEach(() => {
  server = serve({ about: { ranked_sizes: [2, 3, 4] }, ladder: { players: 2, ladder: [], more: false }, "players/me": { player: null } });
  vi.stubGlobal("confirm", () => true);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  notices.length = 0;
  setPref("playerKey", "");
});

describe("a key", () => {
  it("is got by a name, and offered for another device", async () => {
    server.answer("players", { player: ada, key: KEY });
    render(Ladder, { params: [] });
    await fireEvent.input(await screen.findByRole("textbox", { name: "Name" }), { target: { value: "Ada" } });
    await click("Become a player");
    expect(await screen.findByText(/You are Ada/)).toBeTruthy();
    expect(server.told("players")).toEqual({ name: "Ada" });
    expect(prefs.playerKey).toBe(KEY);
    expect(screen.getByLabelText<HTMLInputElement>("Link for your other device").value).toBe(`${location.origin}/#/carry/${KEY}`);
    server.answer("players/me", { player: null });
    await click("Delete this player");
    await expect.poll(() => prefs.playerKey).toBe("");
    expect(server.asked.findLast(({ method }) => method === "DELETE")).toMatchObject({ path: "players/me" });
    expect(await screen.findByRole("button", { name: "Become a player" })).toBeTruthy();
  });

  it("is typed on another device", async () => {
    server.answer("players/key", { player: ada });
    render(Ladder, { params: [] });
    await fireEvent.input(await screen.findByLabelText("Key"), { target: { value: ` ${KEY} ` } });
    await click("Sign in here");
    expect(await screen.findByText(/You are Ada/)).toBeTruthy();
    expect(prefs.playerKey).toBe(KEY);
  });

  it("is shown again by a browser whose session is a new one", async () => {
    setPref("playerKey", KEY);
    server.answer("players/key", { player: ada });
    render(Ladder, { params: [] });
    expect(await screen.findByText(/You are Ada/)).toBeTruthy();
    expect(server.told("players/key")).toEqual({ key: KEY });
  });

  it("comes by a link, and does not stay in the address", async () => {
    server.answer("players/key", { player: ada });
    location.hash = `#/carry/${KEY}`;
    render(Carry, { params: [KEY] });
    await click("Sign in here");
    await expect.poll(() => location.hash).toBe("#/ladder");
    expect(prefs.playerKey).toBe(KEY);
    expect(notices.map(({ text }) => text)).toEqual(["You are Ada here, too."]);
  });

  it("that nobody has is refused", async () => {
    render(Carry, { params: ["nonsense"] });
    await click("Sign in here");
    expect(await screen.findByText(/nothing at players\/key/)).toBeTruthy();
    expect(prefs.playerKey).toBe("");
  });
});

describe("the ladder", () => {
  it("has a table for each number of players, in pages", async () => {
    server.answer("ladder", { players: 3, ladder: [line], more: true });
    render(Ladder, { params: ["3"] });
    const row = (await screen.findByRole("link", { name: "Ada" })).closest("tr")!;
    expect(within(row).getByText("3.3")).toBeTruthy();
    expect(server.asked.find(({ path }) => path === "ladder")!.query.get("players")).toBe("3");
    const sizes = within(screen.getByRole("group", { name: "Ladder" })).getAllByRole("button");
    expect(sizes.map((size) => [size.textContent, size.getAttribute("aria-pressed")])).toEqual([
      ["2 players", "false"],
      ["3 players", "true"],
      ["4 players", "false"],
    ]);
    server.answer("ladder", { players: 3, ladder: [{ ...line, rank: 2, id: "other", name: "Bob" }], more: false });
    await click("Show more");
    expect(await screen.findByRole("link", { name: "Bob" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Ada" })).toBeTruthy();
    expect(server.asked.findLast(({ path }) => path === "ladder")!.query.get("page")).toBe("1");
  });

  it("is that of the fewest players unless another one is asked for", async () => {
    render(Ladder, { params: ["1"] });
    expect(await screen.findByRole("button", { name: "2 players", pressed: true })).toBeTruthy();
    await expect.poll(() => server.asked.find(({ path }) => path === "ladder")?.query.get("players")).toBe("2");
  });

  it("says that a server has none", async () => {
    server.answer("ladder", new Error("This server keeps no players and no ratings."));
    render(Ladder, { params: [] });
    expect(await screen.findByText("This server keeps no players and no ratings.")).toBeTruthy();
    expect(screen.queryByText("You as a player")).toBeNull();
  });
});

it("a player's page has figures, and games that can be replayed", async () => {
  server.answer(`players/${ada.id}`, { player: ada, you: false, ratings: [rating], games: [game], more: false });
  render(Player, { params: [ada.id] });
  expect(await screen.findByRole("heading", { name: "Ada" })).toBeTruthy();
  expect(screen.getByText("Place 1 of 2, with 62 points")).toBeTruthy();
  expect(screen.getByText("+3.0")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Replay: Friday" }).getAttribute("href")).toBe("#/replay/t1");
  expect(screen.getByText(/only their players see them/)).toBeTruthy();
});

describe("a rated table", () => {
  const you = { seats: [0], host: true, invite: "i", archived: false };

  it("leads those without a key to one", async () => {
    render(Rated, { table: sampleTable(), you, change: vi.fn() });
    expect(screen.getByText(/Nobody here is a player/)).toBeTruthy();
    expect((await screen.findByRole("link", { name: "Become a player" })).getAttribute("href")).toBe("#/ladder/2");
  });

  it("makes a seat the player's who got her key later", async () => {
    server.answer("players/me", { player: ada });
    server.answer("tables/t/seat", {});
    const change = vi.fn((work: () => Promise<unknown>) => work().then(() => true));
    const table = { ...sampleTable(), id: "t" };
    render(Rated, { table, you, change });
    await fireEvent.click(await screen.findByRole("button", { name: "Play as Ada" }));
    expect(server.told("tables/t/seat")).toEqual({ seat: 0 });
  });
});
