/** Beginners: what a choice brings is told, and one that loses much is held back once. */
import { cleanup, fireEvent, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { loadLanguage } from "../i18n";
import { notices } from "../lib/announce.svelte";
import { prefs } from "../lib/prefs.svelte";
import { BLUNDER, countGame, ENOUGH_GAMES, isTaught, teach } from "../lib/teaching.svelte";
import type { Choice } from "../lib/types";
import TeachSwitch from "../site/TeachSwitch.svelte";
import { asked, decision, preview, shown } from "../testing/sample";
import { sitDown, type Place } from "../testing/table";
import { render } from "@testing-library/svelte";
import { tableKey } from "./keys";
import PhoneSheet from "./PhoneSheet.svelte";
import Side from "./Side.svelte";
import Warning from "./Warning.svelte";

beforeAll(() => loadLanguage("en"));
beforeEach(() => {
  prefs.games = [];
  prefs.teach = "auto";
  notices.length = 0;
});
afterEach(cleanup);

const GOOD = "You get 1 resource each time you urbanize; with about 9 rounds to come that is worth about 4 points.";
const explained = (move: string, loss: number | null, words: string[] = []): Choice => ({
  move,
  words: move,
  preview: preview({}),
  event: null,
  lesson: { words, loss },
});
const CHOICES = [explained("R1", BLUNDER + 1, ["It changes little."]), explained("B2", 0, [GOOD]), explained("A", null), explained("C", BLUNDER - 1)];

/** Sit down with these lessons; they are there when this is over. */
async function learn(part: unknown, more: Parameters<typeof sitDown>[2] = {}): Promise<Place> {
  const place = sitDown(part, shown({ decision: decision({ id: "1.0" }) }), { choices: CHOICES, taught: true, ...more });
  await expect.poll(() => place.session.choice("R1")).not.toBeNull();
  return place;
}

async function confirm(place: Place, card: string): Promise<void> {
  place.session.pickCard(card);
  flushSync();
  await place.session.confirm();
  flushSync();
}

describe("what a choice brings", () => {
  it.each([
    ["at the side", Side],
    ["on a phone", PhoneSheet],
  ])("is told %s once it is picked, with words that can be looked up", async (_, part) => {
    const place = await learn(part, { props: { raised: true, onclose: () => undefined } });
    expect(screen.queryByRole("note")).toBeNull();
    place.session.pickCard("B2");
    flushSync();
    const note = screen.getByRole("note", { name: "What this choice brings" });
    expect(note.textContent).toContain(GOOD);
    expect([...note.querySelectorAll("[data-term]")].map((one) => one.textContent)).toEqual(["resource", "urbanize"]);
  });
  it("is told of what is marked in any other question", async () => {
    const game = asked("item");
    const place = sitDown(
      Side,
      { ...game, decision: { ...game.decision!, id: "1.0" } },
      { choices: [explained("tile", 0, ["A tile."])], taught: true },
    );
    await expect.poll(() => place.session.choice("tile")).not.toBeNull();
    place.session.marked = "tile";
    flushSync();
    expect(screen.getByRole("note").textContent).toContain("A tile.");
  });
  it("ends with one click, and is asked for again when it is turned on", async () => {
    const place = await learn(Side);
    place.session.pickCard("B2");
    flushSync();
    await fireEvent.click(screen.getByRole("button", { name: "No more explanations" }));
    expect(screen.queryByRole("note")).toBeNull();
    expect(isTaught()).toBe(false);
    expect(notices.map((one) => one.text)).toEqual(["Explanations are off. The menu turns them on again."]);
  });
  it("is not asked for by those who know the game, in the tutorial, or where there are no hints", () => {
    const lessons = (place: Place) => place.sent("choices").map((message) => message.lessons);
    const game = shown({ decision: decision({ id: "1.0" }) });
    expect(lessons(sitDown(Side, game, { taught: true }))).toEqual([true]);
    expect(lessons(sitDown(Side, game))).toEqual([false]);
    const silent = sitDown(Side, game, { taught: true });
    const { table } = silent.store;
    cleanup();
    const state = { table: { ...table!, house: { ...table!.house, hints: false } } };
    expect(lessons(sitDown(Side, game, { taught: true, state }))).toEqual([false]);
  });
});

describe("a warning", () => {
  it("holds back what loses much, and lets it go with a word", async () => {
    const place = await learn(Warning);
    await confirm(place, "R1");
    expect(place.played()).toBeUndefined();
    const dialog = screen.getByRole("alertdialog", { name: "Are you sure?" });
    expect(dialog.getAttribute("aria-describedby")).toBe("warning-words");
    expect(dialog.textContent).toContain(`about ${BLUNDER + 1} points worse than the best`);
    await fireEvent.click(screen.getByRole("button", { name: "Play it anyway" }));
    expect(place.played()).toEqual(["R1"]);
    expect(screen.queryByRole("alertdialog")).toBeNull();
  });
  it("shows the better one by a hint, which can be picked", async () => {
    const place = await learn(Warning);
    await confirm(place, "R1");
    await fireEvent.click(screen.getByRole("button", { name: "Show me the better move" }));
    await expect.poll(() => place.session.hint?.moves).toEqual(["R1+R7"]);
    expect(place.played()).toBeUndefined();
    place.session.takeHint();
    await place.session.confirm();
    expect(place.played()).toEqual(["R1+R7"]);
  });
  it("comes once: whoever confirms again means it", async () => {
    const place = await learn(Warning);
    await confirm(place, "R1");
    place.session.warning = null;
    tableKey(new KeyboardEvent("keydown", { key: "Enter" }), place.session);
    await expect.poll(() => place.played()).toEqual(["R1"]);
  });
  it.each([
    ["what is good", "B2"],
    ["what is not sure", "A"],
    ["what loses less", "C"],
  ])("does not come before %s", async (_, card) => {
    const place = await learn(Warning);
    await confirm(place, card);
    expect(place.played()).toEqual([card]);
  });
  it("never comes when nobody is taught, or before the answer is there", async () => {
    const known = await learn(Warning, { taught: false });
    await confirm(known, "R1");
    expect(known.played()).toEqual(["R1"]);
    cleanup();
    const early = sitDown(Warning, shown({ decision: decision({ id: "1.0" }) }), { taught: true });
    early.socket.answer = null;
    early.session.pickCard("R1");
    flushSync();
    void early.session.confirm();
    expect(early.played()).toEqual(["R1"]);
  });
  it("adds up what is lost with tiles that are given back", async () => {
    const game = asked("give back");
    const give = game.decision!.prompt.options![0]!;
    const choices = [explained(give.move, BLUNDER - 1), explained(game.decision!.prompt.ends!, 0)];
    const place = sitDown(Warning, { ...game, decision: { ...game.decision!, id: "1.0" } }, { choices, taught: true });
    await expect.poll(() => place.session.choice(give.move)).not.toBeNull();
    const at = place.session.own!.tiles.indexOf(give.thing!);
    place.session.given = [at, at];
    flushSync();
    await place.session.confirm();
    expect(place.session.warning?.loss).toBe(2 * (BLUNDER - 1));
  });
});

describe("the switch", () => {
  it("turns itself off after the first games, and says so once", () => {
    for (let game = 1; game < ENOUGH_GAMES; game += 1) countGame(`t${game}`);
    countGame("t1");
    expect(isTaught()).toBe(true);
    expect(notices).toEqual([]);
    countGame("last");
    countGame("another");
    expect(isTaught()).toBe(false);
    expect(notices.length).toBe(1);
    teach(true);
    countGame("one more");
    expect(isTaught()).toBe(true);
  });
  it("is one click, and says where it is not allowed", async () => {
    const { rerender } = render(TeachSwitch);
    const box = screen.getByRole<HTMLInputElement>("checkbox", { name: /Explain my choices/ });
    expect(box.checked).toBe(true);
    await fireEvent.click(box);
    expect([isTaught(), prefs.teach]).toEqual([false, "off"]);
    await fireEvent.click(box);
    expect([isTaught(), prefs.teach]).toEqual([true, "auto"]);
    await rerender({ allowed: false });
    expect([box.checked, box.disabled]).toEqual([false, true]);
    expect(screen.getByText("This table plays without hints.")).toBeTruthy();
  });
});
