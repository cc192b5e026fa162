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

let server: FakeServer;
beforeAll(() => loadLanguage("en"));
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = vi.fn();
  server = serve({ about: { bots: ["random", "planner"] }, me: { tables: [] }, tables: { tables: [] } });
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
const opening = () => server.answer("tables", (body: unknown) => (body ? entered : { tables: [] }));

describe("the first screen", () => {
  it("explains the game to newcomers", async () => {
    render(Home, { params: [] });
    await expect.poll(() => document.querySelector("main a.primary")?.getAttribute("href")).toBe("#/learn");
    expect(screen.getByText("Nobody is waiting just now. Open a table and invite friends.")).toBeTruthy();
  });
  it("begins a game with bots", async () => {
    opening();
    render(Home, { params: [] });
    await click("Play now with bots");
    await expect.poll(() => location.hash).toBe("#/table/new");
    expect(server.told("tables")).toMatchObject({
      start: true,
      options: { introductory: true },
      seats: [{ kind: "me" }, { kind: "bot", bot: "planner" }, { kind: "bot" }],
    });
  });
  it("opens a table for friends, for one screen, or against Hal", async () => {
    opening();
    render(Home, { params: [] });
    await click("Open a table");
    await expect.poll(() => server.told("tables")).toMatchObject({ seats: [{ kind: "me" }, { kind: "open" }] });
    await idle();
    await click("Alone against Hal");
    await expect.poll(() => server.told("tables")).toMatchObject({ options: { hal: "normal" } });
    await idle();
    await click("Share this screen");
    await expect.poll(() => server.told("tables")).toMatchObject({ seats: [{ kind: "me" }, { kind: "me" }] });
  });
  it("takes an invitation, and says when it is none", async () => {
    render(Home, { params: [] });
    const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Link or code of a table" });
    await fireEvent.input(field, { target: { value: "nonsense" } });
    await fireEvent.submit(field.form!);
    expect(notices.at(-1)!.text).toBe("That is no link to a table. Ask your host to copy it again.");
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
    await expect.poll(() => notices.at(-1)?.text).toBe("This file is no record of a game.");
    await choose('{"moves": []}');
    await expect.poll(() => location.hash).toBe("#/replay/rec");
  });
  it("lists own games, whose turn it is, and open tables", async () => {
    const archived = summary({ id: "own2", title: "Old one", archived: true, phase: "finished", waiting: [] });
    server.answer("me", { tables: [summary({}), archived] });
    server.answer("tables", { tables: [summary({ id: "open1", title: "Evening growth", yours: [], phase: "lobby", free: 1, waiting: [] })] });
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
  it("says that the server does not answer", async () => {
    server.answer("me", new Error("away"));
    render(Home, { params: [] });
    expect((await screen.findByRole("status")).textContent).toBe("The server does not answer. Trying again …");
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
