/** The whole table, on a large screen and on a phone, and what is there instead of one. */
import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { loadLanguage } from "../i18n";
import { prefs, setPref } from "../lib/prefs.svelte";
import type { State } from "../lib/types";
import { asked, choicesIn, seat, shown, state, table, view } from "../testing/sample";
import { serve, type FakeServer } from "../testing/server";
import { FakeSocket } from "../testing/socket";
import { sitDown } from "../testing/table";
import Table from "./Table.svelte";
import Tools from "./Tools.svelte";

type Size = readonly [width: number, height: number];
const WIDE: Size = [1440, 900];
const PHONE: Size = [390, 844];

beforeAll(() => loadLanguage("en"));
beforeEach(() => {
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", Object.assign(FakeSocket, { OPEN: 1 }));
  server = serve();
  vi.spyOn(Element.prototype, "animate").mockImplementation(() => ({ playState: "finished" }) as Animation);
});
afterEach(async () => {
  cleanup();
  await resize(WIDE);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
let server: FakeServer;

/** Give the window a size; whoever asks for the layout is told. */
async function resize([width, height]: Size): Promise<void> {
  Object.assign(window, { innerWidth: width, innerHeight: height });
  await fireEvent(window, new Event("resize"));
}

/** Go to a table of which the server says this. */
async function goTo(changes: Partial<State> | null, size = WIDE): Promise<FakeSocket> {
  await resize(size);
  render(Table, { params: ["t"] });
  const socket = FakeSocket.all[0]!;
  socket.answer = ({ type, seat, key }) =>
    type === "choices" ? { type, seat, decision: "1.0", choices: choicesIn("choose") } : { type: "done", key, version: 6, repeated: false };
  socket.open();
  if (changes) socket.say(state(changes));
  await tick();
  return socket;
}

const played = (socket: FakeSocket) => socket.sent.filter((message) => message.type === "move").at(-1)?.moves;
const click = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));

describe("a table on a large screen", () => {
  it("has the city, the hand, the others and what is to come", async () => {
    await goTo({ game: asked("choose") });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Greenhouse");
    expect(await screen.findByRole("grid")).toBeTruthy();
    expect([...document.querySelectorAll<HTMLElement>("#hand [data-card]")].map((one) => one.dataset.card)).toEqual(["R1", "R3", "B2", "A"]);
    const rivals = await screen.findByRole("complementary", { name: "The others" });
    await expect.poll(() => [...rivals.querySelectorAll("[data-seat]")].map((one) => one.getAttribute("data-seat"))).toEqual(["1"]);
  });
  it("is played with the keyboard", async () => {
    const socket = await goTo({ game: shown() });
    await fireEvent.keyDown(window, { key: "1" });
    await fireEvent.keyDown(window, { key: "q" });
    await fireEvent.keyDown(window, { key: "Enter" });
    await expect.poll(() => played(socket)).toEqual(["R1+R7"]);
  });
  it("opens its menu, in which keys mean nothing to the table", async () => {
    await goTo({ game: shown() });
    await click("Menu");
    await screen.findByRole("dialog");
    await fireEvent.keyDown(window, { key: "1" });
    expect(document.querySelector("[data-card][aria-checked=true]")).toBeNull();
  });
  it("leads past the panels to hand and city", async () => {
    await goTo({ game: shown() });
    await screen.findByRole("grid");
    await fireEvent.click(screen.getByRole("link", { name: "Hand" }));
    expect(document.activeElement?.getAttribute("data-card")).toBe("R1");
    await fireEvent.click(screen.getByRole("link", { name: "City" }));
    expect(document.activeElement?.getAttribute("role")).toBe("gridcell");
  });
});

describe("what can be shown of the city", () => {
  it("is switched on and off by buttons", async () => {
    const place = sitDown(Tools, shown());
    await click(/^Districts/);
    expect(place.session.overlay).toBe(true);
    await click(/^Reachable/);
    expect(place.session.reachable).toBe(true);
    const before = prefs.roomy;
    await click(/^More city/);
    expect(prefs.roomy).toBe(!before);
    setPref("roomy", before);
    await click(/^Hint/);
    expect(place.sent("hint")).toHaveLength(1);
  });
  it("is the city alone for somebody who watches", () => {
    sitDown(Tools, shown({ view: view({ own: null, seat: null }), decision: null }), { state: { seat: null } });
    expect(screen.queryByRole("button", { name: /^Hint/ })).toBeNull();
    expect(screen.queryByRole("button", { name: /^Reachable/ })).toBeNull();
  });
});

describe("a table on a phone", () => {
  const tab = (name: string) => fireEvent.click(within(screen.getByRole("navigation", { name: "Parts of the table" })).getByText(name));
  it("has tabs for the city, the hand, oneself, the others and the log", async () => {
    const bela = seat({ name: "Bela", kept: ["R15"], expert: "artist" });
    await goTo({ game: shown({ view: view({ seats: [seat({ name: "Juno" }), bela] }) }) }, PHONE);
    await screen.findByRole("navigation", { name: "Parts of the table" });
    expect(screen.getByRole("grid")).toBeTruthy();
    await tab("Rivals");
    await expect.poll(() => screen.queryByRole("region", { name: "Bela" })?.textContent).toContain("Artist");
    await tab("You");
    expect(document.querySelector(".page .tableau")).not.toBeNull();
    await tab("Log");
    expect(await screen.findByRole("tab", { name: /Log/ })).toBeTruthy();
  });
  it("raises the hand, and lowers it when the choice is dropped", async () => {
    const socket = await goTo({ game: shown() }, PHONE);
    await screen.findByRole("navigation", { name: "Parts of the table" });
    await tab("Hand");
    await fireEvent.click(document.querySelector("[data-card=R1]")!);
    await click("Clear");
    expect(document.querySelector(".hand")).toBeNull();
    await fireEvent.click(document.querySelector("[data-card=B2]")!);
    await fireEvent.click(document.querySelector("[data-confirm]")!);
    await expect.poll(() => played(socket)).toEqual(["B2"]);
  });
});

describe("instead of a game there is", () => {
  it("nothing yet, while the connection is being made or is lost", async () => {
    await resize(WIDE);
    render(Table, { params: ["t"] });
    expect(document.querySelector("main")!.getAttribute("aria-busy")).toBe("true");
    expect(screen.queryByRole("status")).toBeNull();
    FakeSocket.all[0]!.lose(1006);
    expect((await screen.findByRole("status")).textContent).toContain("Trying again");
  });
  it("the lobby before it begins", async () => {
    await goTo({ game: null, table: { ...table(), phase: "lobby" } });
    expect(await screen.findByRole("heading", { name: "Seats" })).toBeTruthy();
  });
  it("the way home from a closed table", async () => {
    await goTo({ game: null, table: { ...table(), phase: "closed" } });
    expect(screen.getByRole("link", { name: "To the home page" })).toBeTruthy();
  });
  it.each([
    [4404, "There is no such table"],
    [4403, "This table is not open to you"],
  ])("the reason why one cannot come: %i", async (code, reason) => {
    const socket = await goTo(null);
    socket.lose(code);
    await tick();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(reason);
    expect(screen.queryByRole("button")).toBeNull();
  });
  it("a way to close one that was set aside", async () => {
    server.answer("tables/t/close", {});
    const socket = await goTo(null);
    socket.lose(4409);
    await tick();
    await fireEvent.click(screen.getByRole("button"));
    await expect.poll(() => server.asked.map((one) => one.path)).toEqual(["tables/t/close"]);
  });
});
