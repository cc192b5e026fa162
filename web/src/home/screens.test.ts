/** The first screen, the header of all screens, and who one is. */
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import App from "../App.svelte";
import { language, loadLanguage } from "../i18n";
import { notice, notices } from "../lib/announce.svelte";
import { prefs, setPref } from "../lib/prefs.svelte";
import type { TableSummary } from "../lib/types";
import SiteHeader from "../site/SiteHeader.svelte";
import { table } from "../testing/sample";
import { serve, type FakeServer } from "../testing/server";
import Hal from "./Hal.svelte";
import Home from "./Home.svelte";

const summary = (changes: Partial<TableSummary>): TableSummary => ({
  id: "own1",
  title: "Moss & Mortar",
  phase: "playing",
  players: 2,
  free: 0,
  names: ["Juno", "Ada"],
  colours: ["plum", "mint"],
  introductory: true,
  modules: [],
  everything: false,
  hal: null,
  clock: null,
  touched: 0,
  round: 4,
  yours: [0],
  waiting: [0],
  archived: false,
  result: null,
  ...changes,
});

const LEVELS = [
  { level: "easy", bot: "greedy", face: "sprout" },
  { level: "medium", bot: "planner", face: "sapling" },
];
const NONE = { tables: [], more: false };
const ABOUT = { levels: LEVELS, stand_in: "medium" };
let server: FakeServer;
beforeAll(() => loadLanguage("en"));
beforeEach(() => {
  server = serve({ about: ABOUT, me: NONE, tables: NONE });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  notices.length = 0;
  location.hash = "";
});
const click = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const idle = () => expect.poll(() => screen.getByRole<HTMLButtonElement>("button", { name: "Share this screen" }).disabled).toBe(false);
const entered = { table: { ...table(), id: "new" }, you: {} };
/** Tables that are asked for are told, and those that are sent are opened. */
const opening = () => server.answer("tables", (body: unknown) => (body ? entered : NONE));

describe("the first screen", () => {
  it("explains the game to newcomers", async () => {
    render(Home, { params: [] });
    await expect.poll(() => document.querySelector("main a.primary")?.getAttribute("href")).toBe("#/learn");
  });
  it("says why no table is listed, and opens one for everybody", async () => {
    opening();
    render(Home, { params: [] });
    expect(await screen.findByText(/^Only tables whose host has turned on “List this table for everybody”/)).toBeTruthy();
    await click("Open a table for everybody");
    await expect.poll(() => server.told("tables")).toMatchObject({ house: { open: true }, seats: [{ kind: "me" }, { kind: "open" }] });
  });
  it("shows the levels of bots with their faces, and plays at the one that was chosen", async () => {
    opening();
    render(Home, { params: [] });
    const easy = await screen.findByRole("radio", { name: /^Sprout.*easy.*Takes what pays at once/ });
    expect(easy.parentElement!.querySelector(".face.sprout")).not.toBeNull();
    expect(screen.getByRole<HTMLInputElement>("radio", { name: /^Sapling/ }).checked).toBe(true);
    await fireEvent.click(easy);
    await click("Quick game with three bots");
    await expect.poll(() => location.hash).toBe("#/table/new");
    expect(server.told("tables")).toMatchObject({ seats: [{ kind: "me" }, { bot: "easy" }, { bot: "easy" }, { bot: "easy" }] });
    setPref("level", "");
  });
  it("names quick games in the reader's language", async () => {
    opening();
    setPref("name", "Juno");
    await loadLanguage("de");
    render(Home, { params: [] });
    await click("Schnelles Spiel gegen drei Bots");
    await expect.poll(() => server.told("tables")).toMatchObject({ title: "Schnelles Spiel" });
    setPref("name", "");
    await loadLanguage("en");
  });
  it("begins a game with bots", async () => {
    opening();
    render(Home, { params: [] });
    await click("Quick game with three bots");
    await expect.poll(() => location.hash).toBe("#/table/new");
    expect(server.told("tables")).toMatchObject({
      start: true,
      options: { introductory: true },
      title: "Quick game",
      seats: [{ kind: "me" }, { kind: "bot", bot: "medium" }, { kind: "bot", bot: "medium" }, { kind: "bot", bot: "medium" }],
    });
  });
  it("opens a table for friends, or for one screen", async () => {
    opening();
    render(Home, { params: [] });
    await click("Open a table");
    await expect.poll(() => server.told("tables")).toMatchObject({ seats: [{ kind: "me" }, { kind: "open" }] });
    await idle();
    await click("Share this screen");
    await expect.poll(() => server.told("tables")).toMatchObject({ seats: [{ kind: "me" }, { kind: "me" }] });
  });
  it("takes an invitation, and says when it is none", async () => {
    render(Home, { params: [] });
    const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Link or code of a table" });
    await fireEvent.input(field, { target: { value: "nonsense" } });
    await fireEvent.submit(field.form!);
    expect(notices.at(-1)!.text).toBe("That is not a link to a table. Ask your host to copy it again.");
    await fireEvent.input(field, { target: { value: "http://x/#/join/k3v9q2xw7mpa/inv1te99" } });
    await fireEvent.submit(field.form!);
    expect(location.hash).toBe("#/join/k3v9q2xw7mpa/inv1te99");
  });
  it("replays a file", async () => {
    server.answer("records", { id: "rec" });
    render(Home, { params: [] });
    const input = document.querySelector<HTMLInputElement>("input[type=file]")!;
    const choose = (text: string) => {
      Object.defineProperty(input, "files", { configurable: true, value: [{ text: () => Promise.resolve(text) }] });
      return fireEvent.change(input);
    };
    await choose("no json");
    await expect.poll(() => notices.at(-1)?.text).toBe("This file is not the record of a game.");
    await choose('{"moves": []}');
    await expect.poll(() => location.hash).toBe("#/replay/rec");
  });
  it("lists own games, whose turn it is, and open tables", async () => {
    const archived = summary({ id: "own2", title: "Old one", archived: true, phase: "finished", waiting: [] });
    server.answer("me", { tables: [summary({}), archived], more: false });
    server.answer("tables", {
      tables: [summary({ id: "open1", title: "Evening growth", yours: [], phase: "lobby", free: 1, waiting: [] })],
      more: false,
    });
    render(Home, { params: [] });
    const own = await screen.findByRole("link", { name: /Moss & Mortar/ });
    expect(own.getAttribute("href")).toBe("#/table/own1");
    expect(own.closest("li")!.querySelector(".standing.now")).not.toBeNull();
    expect(screen.getByRole("link", { name: "Join: Evening growth" })).toBeTruthy();
    expect(screen.queryByText("Old one")).toBeNull();
    await click("Show those taken off the list");
    server.answer("tables/own2/archive", entered);
    await fireEvent.click(screen.getByRole("button", { name: "Bring Old one back" }));
    await expect.poll(() => server.told("tables/own2/archive")).toEqual({ archived: false });
  });
  it("shows long lists page by page", async () => {
    const titled = (number: number) => summary({ id: `own${number}`, title: `Table ${number}`, waiting: [] });
    const pages = [
      { tables: [titled(1), titled(2)], more: true },
      { tables: [titled(2), titled(3)], more: false },
    ];
    server.answer("me", () => pages[Number(server.asked.at(-1)!.query.get("page"))]);
    render(Home, { params: [] });
    await screen.findByRole("link", { name: /Table 2/ });
    expect(screen.queryByRole("link", { name: /Table 3/ })).toBeNull();
    await click("Show more");
    await screen.findByRole("link", { name: /Table 3/ });
    expect(screen.getAllByRole("link", { name: /Table \d/ })).toHaveLength(3);
    expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
  });
  it("says that the server does not answer", async () => {
    server.answer("me", new Error("away"));
    render(Home, { params: [] });
    expect((await screen.findByRole("status")).textContent).toBe("The server does not answer. Trying again …");
  });
});

describe("Hal", () => {
  it("is introduced before a game against him", () => {
    opening();
    const first = render(Home, { params: [] });
    expect(screen.getByRole("link", { name: "Alone against Hal" }).getAttribute("href")).toBe("#/hal");
    first.unmount();
    render(Hal, { params: [] });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Meet Hal");
    const sections = screen.getAllByRole("region").map((one) => one.getAttribute("aria-labelledby"));
    expect(sections).toEqual(["hal-level", "hal-plays", "hal-beat"]);
  });
  it("takes a building card at once at expert level, and compares letters only", () => {
    render(Hal, { params: [] });
    const expert = screen.getByRole("radio", { name: /^Expert/ }).parentElement!.textContent;
    expect(expert).toContain("A building card he takes at once; of two letters, the one with more points for him.");
  });
  it("plays at the level that was chosen, which is remembered", async () => {
    opening();
    render(Hal, { params: [] });
    await fireEvent.click(screen.getByRole("radio", { name: /^Expert/ }));
    await click("Play against Hal");
    await expect.poll(() => location.hash).toBe("#/table/new");
    expect(server.told("tables")).toMatchObject({ start: true, options: { hal: "expert" }, seats: [{ kind: "me" }] });
    expect(prefs.hal).toBe("expert");
    setPref("hal", "normal");
  });
});

describe("the header", () => {
  it("leads to the pages, and changes language and colours", async () => {
    render(SiteHeader, {});
    expect(screen.getAllByRole("link").map((one) => one.getAttribute("href"))).toEqual(["#/", "#/learn", "#/rules", "#/cards"]);
    await fireEvent.change(screen.getByRole("combobox"), { target: { value: "de" } });
    await expect.poll(language).toBe("de");
    expect(prefs.language).toBe("de");
    setPref("language", "");
    await loadLanguage("en");
  });
  it("keeps a name and a colour", async () => {
    render(SiteHeader, {});
    await fireEvent.click(document.querySelector(".who")!);
    const name = document.querySelector<HTMLInputElement>("dialog input.field")!;
    await fireEvent.input(name, { target: { value: " Kei " } });
    await fireEvent.click(screen.getByRole("radio", { name: /rose/i, hidden: true }));
    await fireEvent.submit(name.form!);
    expect([prefs.name, prefs.colour]).toEqual(["Kei", "rose"]);
    setPref("name", "");
    setPref("colour", "");
  });
});

describe("the application", () => {
  it("shows the screen of its address, and notices until they are closed", async () => {
    location.hash = "#/cards";
    window.dispatchEvent(new HashChangeEvent("hashchange"));
    render(App);
    expect((await screen.findAllByRole("heading", { level: 1 })).length).toBe(1);
    notice("Something happened.");
    const shown = await screen.findByText("Something happened.", { selector: ".notice span" });
    await fireEvent.click(shown.parentElement!.querySelector("button")!);
    expect(document.querySelector(".notice")).toBeNull();
  });
});
