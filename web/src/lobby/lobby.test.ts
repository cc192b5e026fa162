/** The lobby and the ways into it: what is shown, and what every setting asks of the server. */
import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { loadLanguage } from "../i18n";
import { notices } from "../lib/announce.svelte";
import { setPref } from "../lib/prefs.svelte";
import { TableStore } from "../lib/table.svelte";
import type { About, SeatInfo, State, TableInfo } from "../lib/types";
import { state, table } from "../testing/sample";
import { serve, type FakeServer } from "../testing/server";
import { FakeSocket, make } from "../testing/socket";
import Join from "./Join.svelte";
import Lobby from "./Lobby.svelte";
import NewTable from "./NewTable.svelte";
import Seat from "./Seat.svelte";
import Seats from "./Seats.svelte";
import { clockWords } from "./words";

const ABOUT: Partial<About> = {
  levels: [
    { level: "easy", bot: "greedy", face: "sprout" },
    { level: "medium", bot: "planner", face: "sapling" },
  ],
  stand_in: "medium",
  modules: ["new_buildings", "green_spaces", "experts", "events"],
  drafted: ["experts"],
  hand_sizes: [[4], [4, 5], [4, 5]],
  alone: { introductory: false, modules: [], hal: "expert", closed_screens: true, hand_size: 3, first_player: null },
  ranked_sizes: [2, 3],
  ratings: {},
};
const OPEN: SeatInfo = { kind: "open", name: null, colour: "onyx", bot: null, stand_in: null, here: false, votes: [], player: null };
const YOU = { seats: [0], host: true, invite: "inv1te", archived: false };
const lobby = (changes: Partial<TableInfo> = {}): TableInfo => ({ ...table(), phase: "lobby", ...changes });

let server: FakeServer;
beforeAll(() => loadLanguage("en"));
beforeEach(() => {
  HTMLElement.prototype.hidePopover = vi.fn(); // happy-dom has no popovers
  vi.stubGlobal("IntersectionObserver", class { observe(): void {} disconnect(): void {} }); // prettier-ignore
  const entered = () => ({ table: lobby(), you: YOU });
  const asked = ["settings", "seat", "swap", "stand", "start", "sit", "close"].map((name) => [`tables/t/${name}`, entered]);
  server = serve({ about: ABOUT, "tables/t/link": { secret: "own" }, ...(Object.fromEntries(asked) as Record<string, typeof entered>) });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  notices.length = 0;
  location.hash = "";
});

/** Come to the lobby of a table. */
async function enter(changes: Partial<TableInfo> = {}, more: Partial<State> = {}): Promise<FakeSocket> {
  FakeSocket.all = [];
  const store = new TableStore("t", null, make);
  store.open();
  const socket = FakeSocket.all[0]!;
  socket.open();
  socket.say(state({ game: null, table: lobby(changes), you: YOU, ...more }));
  render(Lobby, { store });
  await expect.poll(() => document.querySelector(".seats li")).not.toBeNull();
  return socket;
}
const check = (name: RegExp | string) => fireEvent.click(screen.getByRole("checkbox", { name }));
const select = (name: RegExp | string, value: string) => fireEvent.change(screen.getByRole("combobox", { name }), { target: { value } });
const click = (name: RegExp | string) => fireEvent.click(screen.getByRole("button", { name }));
const settings = () => server.told("tables/t/settings");

describe("the seats", () => {
  it("tell who sits there, and what bots are", async () => {
    await enter({ seats: [table().seats[0]!, table().seats[1]!, OPEN], players: 3 });
    const [mine, bot, open] = [...document.querySelectorAll(".seats li")].map((one) => one.textContent.replaceAll(/\s+/g, " "));
    expect(mine).toContain("you · host");
    expect(bot).toContain("Sprout · easy · Takes what pays at once");
    expect(open).toContain("Open seat");
  });
  it("show a bot that has no level beside those that have", async () => {
    await enter({ seats: [table().seats[0]!, { ...table().seats[1]!, bot: "random" }] });
    const choice = screen.getByRole<HTMLSelectElement>("combobox", { name: "Put a bot here" });
    expect(choice.value).toBe("random");
    expect([...choice.options].map(({ value }) => value)).toEqual(["random", "easy", "medium"]);
  });
  it("are renamed, given to bots, swapped and opened by the host", async () => {
    await enter();
    await fireEvent.change(screen.getByRole("textbox", { name: /Name.*Bela|Bela.*name/i }), { target: { value: "Kei" } });
    expect(server.told("tables/t/seat")).toEqual({ seat: 1, name: "Kei" });
    await fireEvent.change(
      screen.getAllByRole("combobox").find((one) => (one as HTMLSelectElement).value === "easy")!,
      { target: { value: "medium" } },
    );
    expect(server.told("tables/t/seat")).toEqual({ seat: 1, bot: "medium" });
    await fireEvent.click(screen.getByRole("button", { name: /up/ }));
    expect(server.told("tables/t/swap")).toEqual({ seats: [1, 0] });
    await fireEvent.click(screen.getByRole("button", { name: /: Bela$/ }));
    expect(server.told("tables/t/stand")).toEqual({ seat: 1 });
  });
  it("are added and taken away, with what must change then", async () => {
    await enter();
    await click(/Add a seat/);
    expect(settings()).toMatchObject({ players: 3, options: { hal: null } });
    await click(/Remove/);
    expect(settings()).toEqual({ players: 1, options: ABOUT.alone });
  });
  it("are no more than the server allows, and hold hands that fit their number", async () => {
    const hands = { ...table().options, hand_size: 5 };
    const about = { ...ABOUT, hand_sizes: [[4], [4, 5], [4]] } as About;
    const change = async (work: () => Promise<unknown>) => (await work(), true);
    const { rerender } = render(Seats, { table: lobby({ options: hands }), you: YOU, about, change });
    await click(/Add a seat/);
    expect(settings()).toMatchObject({ players: 3, options: { hand_size: 4 } });
    await rerender({ about: { ...about, hand_sizes: [[4], [4, 5]] } });
    expect(screen.getByRole<HTMLButtonElement>("button", { name: /Add a seat/ }).disabled).toBe(true);
  });
  it("are taken by a guest under her name", async () => {
    setPref("name", "Tomasz");
    await enter({ seats: [table().seats[0]!, OPEN] }, { you: { seats: [], host: false, invite: null, archived: false }, seat: null });
    await fireEvent.click(within(document.querySelector(".seats")!).getByRole("button", { name: /sit/i }));
    expect(server.told("tables/t/sit")).toMatchObject({ name: "Tomasz", seat: 1 });
    setPref("name", "");
  });
});

describe("what is played", () => {
  it("is chosen by ticks", async () => {
    await enter({ options: { ...table().options, introductory: false } });
    await check(/^Events/);
    expect(settings()).toMatchObject({ options: { modules: ["events"] } });
    await check(/^Closed screens/);
    expect(settings()).toMatchObject({ options: { closed_screens: true } });
    await check(/Hands of 5 cards/);
    expect(settings()).toMatchObject({ options: { hand_size: 5 } });
  });
  it("has no experts in an introductory game, and the other way round", async () => {
    await enter();
    await check(/^Experts/);
    expect(settings()).toMatchObject({ options: { modules: ["experts"], introductory: false } });
  });
  it("can be all modules at once, or none", async () => {
    await enter();
    await click("All");
    expect(settings()).toMatchObject({ options: { modules: expect.arrayContaining(["experts", "green_spaces"]) as string[] } });
    await click("None");
    expect(settings()).toMatchObject({ options: { modules: [] } });
  });
  it("says who begins", async () => {
    await enter();
    await select(/first/i, "1");
    expect(settings()).toMatchObject({ options: { first_player: 1 } });
  });
  it("is a level of Hal for one player", async () => {
    await enter({ players: 1, seats: [table().seats[0]!, { ...OPEN, kind: "hal", name: "Hal" }], options: { ...table().options, hal: "normal" } });
    await fireEvent.click(screen.getByRole("radio", { name: /expert/i }));
    expect(settings()).toMatchObject({ options: { hal: "expert" } });
  });
  it("cannot be changed by guests", async () => {
    await enter({}, { you: { ...YOU, host: false } });
    const settings = [...document.querySelectorAll<HTMLFieldSetElement>(".game fieldset")];
    expect(settings.map((one) => one.disabled)).toEqual([true, true, true, true]);
  });
});

describe("how the table is run", () => {
  it("is decided by the host", async () => {
    await enter();
    await check(/hint/i);
    expect(settings()).toEqual({ house: { ...table().house, hints: false } });
    await select(/time|clock|think/i, "120");
    expect(settings()).toMatchObject({ house: { clock: { seconds: 120 } } });
    await select(/spectators see it/i, "3");
    expect(settings()).toMatchObject({ house: { delay: 3 } });
  });
  it("names the bot that steps in when time is over", async () => {
    await enter({ house: { ...table().house, clock: { seconds: 60 } } });
    await fireEvent.change(
      screen.getAllByRole("combobox").find((one) => (one as HTMLSelectElement).value === "medium")!,
      { target: { value: "easy" } },
    );
    expect(settings()).toMatchObject({ house: { stand_in: "easy" } });
  });
  it("tells times in their largest unit", () => {
    expect([30, 120, 3600, 86_400].map(clockWords)).toEqual(["30 seconds", "2 minutes", "1 hour", "1 day"]);
  });
});

describe("who finds the table", () => {
  it("is said at one switch, which tells what it means", async () => {
    await enter();
    const listed = screen.getByRole<HTMLInputElement>("switch", { name: /^List this table for everybody/ });
    expect(listed.checked).toBe(false);
    expect(listed.closest("label")!.textContent).toContain("Only those who have the link can come.");
    await fireEvent.click(listed);
    expect(settings()).toEqual({ house: { ...table().house, open: true } });
    expect(screen.getAllByRole("checkbox").some((one) => /^List/.test(one.closest("label")!.textContent))).toBe(false);
  });
  it("cannot be changed by guests", async () => {
    await enter({ house: { ...table().house, open: true } }, { you: { ...YOU, host: false } });
    const listed = screen.getByRole<HTMLInputElement>("switch");
    expect([listed.checked, listed.disabled]).toEqual([true, true]);
    expect(listed.closest("label")!.textContent).toContain("may take an open seat");
  });
});

describe("the chat", () => {
  it("says how many lines were missed while it was out of sight", async () => {
    const line = (number: number) => ({ number, at: 0, seat: 1, name: "Bela", text: "Hello" });
    const socket = await enter({}, { chat: [line(1)] });
    expect(screen.queryByRole("button", { name: /new message/ })).toBeNull();
    socket.say({ type: "chat", chat: [line(2), line(3)] });
    const unread = await screen.findByRole("button", { name: "2 new messages" });
    await fireEvent.click(unread);
    expect(screen.queryByRole("button", { name: /new message/ })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Say something" }));
  });
});

describe("inviting and beginning", () => {
  it("shows a link to copy, and makes one's own", async () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText } });
    await enter();
    const field = screen.getByRole<HTMLInputElement>("textbox", { name: /Invite/i });
    expect(field.value).toMatch(/#\/join\/t\/inv1te$/);
    await click("Copy the link");
    expect(writeText).toHaveBeenCalledWith(field.value);
    expect(await screen.findByRole("button", { name: "Copied" })).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Make a link to my seat", hidden: true }));
    await expect
      .poll(() => screen.getAllByRole<HTMLInputElement>("textbox", { hidden: true }).some((one) => /#\/seat\/t\/own$/.test(one.value)))
      .toBe(true);
  });
  it("gives open seats to bots and starts", async () => {
    await enter({ seats: [table().seats[0]!, OPEN] });
    await click(/^Fill|bots/i);
    await expect.poll(() => server.asked.map((one) => one.path)).toContain("tables/t/start");
    expect(server.told("tables/t/seat")).toEqual({ seat: 1, bot: "medium" });
  });
  it("says why it did not work", async () => {
    server.answer("tables/t/start", new Error("Somebody has left."));
    await enter();
    await click(/Start/);
    await expect.poll(() => notices.at(-1)?.text).toBe("Somebody has left.");
  });
  it("closes the table after a question", async () => {
    vi.stubGlobal("confirm", () => true);
    await enter();
    await click("Close the table");
    await expect.poll(() => server.asked.map((one) => one.path)).toContain("tables/t/close");
  });
  it("renames the table", async () => {
    await enter();
    await fireEvent.change(screen.getByDisplayValue("Greenhouse"), { target: { value: "Moss" } });
    expect(settings()).toEqual({ title: "Moss" });
  });
});

describe("coming with a link", () => {
  const open = (seats: SeatInfo[], phase: TableInfo["phase"] = "lobby") => ({
    table: lobby({ seats, phase }),
    you: { ...YOU, seats: [], host: false },
  });
  it("one takes a seat under a name and in a colour", async () => {
    server.answer("tables/t/enter", open([table().seats[0]!, OPEN]));
    render(Join, { params: ["t", "inv1te"] });
    await fireEvent.input(await screen.findByRole("textbox"), { target: { value: "Kei" } });
    await fireEvent.click(screen.getByRole("radio", { name: /mint/i }));
    expect(screen.getByRole<HTMLInputElement>("radio", { name: /plum/i }).disabled).toBe(true);
    await click("Take a seat");
    await expect.poll(() => server.told("tables/t/sit")).toEqual({ name: "Kei", colour: "mint" });
    expect(server.told("tables/t/enter")).toEqual({ invite: "inv1te" });
    setPref("name", "");
    setPref("colour", "");
  });
  it("one takes a seat without a name", async () => {
    server.answer("tables/t/enter", open([table().seats[0]!, OPEN]));
    render(Join, { params: ["t", "inv1te"] });
    await screen.findByRole("textbox");
    await click("Take a seat");
    await expect.poll(() => server.told("tables/t/sit")).toEqual({});
  });
  it("one watches where all seats are taken", async () => {
    server.answer("tables/t/enter", open(table().seats, "playing"));
    render(Join, { params: ["t", "inv1te"] });
    const watch = await screen.findByRole("link", { name: /watch/i });
    expect(watch.getAttribute("href")).toBe("#/table/t");
  });
  it("one is told when the link is void", async () => {
    server.answer("tables/t/enter", new Error("This invite is void."));
    render(Join, { params: ["t", "old"] });
    expect(await screen.findByText("This invite is void.")).toBeTruthy();
  });
  it("one takes one's own seat to another device", async () => {
    server.answer("tables/t/claim", { table: lobby(), you: YOU });
    render(Seat, { params: ["t", "own"] });
    await fireEvent.click(screen.getByRole("button", { name: /seat/i }));
    await expect.poll(() => location.hash).toBe("#/table/t");
    expect(server.told("tables/t/claim")).toEqual({ secret: "own" });
  });
  it("one opens a table at once, for two at one screen too", async () => {
    server.answer("tables", { table: lobby(), you: YOU });
    render(NewTable, { params: ["shared"] });
    await expect.poll(() => location.hash).toBe("#/table/t");
    expect(server.told("tables")).toMatchObject({ seats: [{ kind: "me" }, { kind: "me" }] });
  });
});
