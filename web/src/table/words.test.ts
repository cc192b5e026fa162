/** What people read at the table is for people: one word for one thing, nobody's internal name, and "You" for the reader. */
import { cleanup, render, screen } from "@testing-library/svelte";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { catalogue } from "../../scripts/messages";
import { loadLanguage, t } from "../i18n";
import type { LogEntry, SeatInfo } from "../lib/types";
import LevelPicker from "../site/LevelPicker.svelte";
import { asked, seat, shown, table, view } from "../testing/sample";
import { sitDown } from "../testing/table";
import { draftWords } from "./prompt-words";
import LastRound from "./LastRound.svelte";
import Rival from "./Rival.svelte";
import TopBar from "./TopBar.svelte";

const PACKAGE = join(import.meta.dirname, "../../../src/ginkgopolis");
/** A city planner is a character. */
const INTERNAL = /\b((?<!city )planner|montecarlo|greedy)\b/i;
const USED: LogEntry = {
  ...{ seat: 1, round: 2, undone: null, news: [] },
  deeds: [{ deed: "revealed", seat: 1, card: "R1", tile: null, event: null }],
};
const unnamed = [seat({ name: "Player 1" }), seat({ name: "Player 2" })];
const text = (selector: string) => document.querySelector(selector)!.textContent.trim();

beforeAll(() => loadLanguage("en"));
afterEach(async () => {
  cleanup();
  await loadLanguage("en");
});

describe.each(["en", "de", "fr"])("the last round in %s", (language) => {
  it("is the one that ends the game, and not what was done before", async () => {
    await loadLanguage(language);
    const game = shown({ view: view({ last_round: true }) });
    sitDown(TopBar, game, { props: { onmenu: () => undefined } });
    const last = text(".clock small");
    cleanup();
    sitDown(LastRound, game, { state: { recent: [USED] } });
    const told = screen.getByRole("heading", { level: 2 }).textContent;
    expect(told.toLowerCase()).not.toContain(last.toLowerCase());
    expect(last).toBe(t("top-last-round"));
  });
});

describe("names of bots", () => {
  it.each(["en", "de", "fr"])("are names for people in all that the browser says in %s", (language) => {
    for (const [file, words] of catalogue(join(PACKAGE, "locale", language))) {
      // What a message is chosen by is not read by anybody.
      const read = words.replace(/\[[\w-]+\]/g, "").replace(/^#.*$/gm, "");
      expect(INTERNAL.exec(read)?.[0], file).toBeUndefined();
    }
  });
  it("are told with how well and how they play", () => {
    const levels = ["easy", "medium", "hard"].map((level) => ({ level, bot: "montecarlo" }));
    render(LevelPicker, { levels, level: "hard", pick: () => undefined } as never);
    const choices = screen.getAllByRole("radio").map((one) => one.closest("label")!.textContent.replaceAll(/\s+/g, ""));
    expect(choices.map((words) => /^(Sprouteasy|Saplingmedium|Ginkgohard)\w+/.exec(words)?.[1])).toEqual([
      "Sprouteasy",
      "Saplingmedium",
      "Ginkgohard",
    ]);
    expect(document.body.textContent).not.toMatch(INTERNAL);
  });
  it("are characters' names in the draft", () => {
    const pack = asked("draft").view.own!.pack.filter((card) => /^C\d+$/.test(card));
    expect(pack.length).toBeGreaterThan(0);
    for (const card of pack) expect(draftWords(card)).not.toContain(card);
  });
});

describe("somebody without a name", () => {
  it("is You to herself and Player 2 to others", () => {
    const { session } = sitDown(TopBar, shown({ view: view({ seats: unnamed }) }), { props: { onmenu: () => undefined } });
    expect(session.names).toEqual(["You", "Player 2"]);
    expect(document.body.textContent).not.toContain("Player 1");
  });
  it("does what is told as of You", () => {
    const recent = [{ ...USED, seat: 0, deeds: [{ ...USED.deeds[0]!, seat: 0 }] }] as LogEntry[];
    sitDown(LastRound, shown({ view: view({ seats: unnamed }) }), { state: { recent } });
    expect(text("li div")).toMatch(/^You /);
  });
  it("gets no name that a bot or the rival of the tutorial has", () => {
    const bots = /DEFAULT_NAMES: Final = \(([^)]+)\)/.exec(readFileSync(join(PACKAGE, "options.py"), "utf8"))![1]!;
    const taken = [...bots.matchAll(/"(\w+)"/g)].map((match) => match[1]);
    expect(taken.length).toBeGreaterThan(3);
    expect(taken).not.toContain(t("learn-rival"));
  });
});

describe("somebody with a long name", () => {
  it("is called by the whole of it", () => {
    const name = "Wilhelmina von und zu Hohenstein-Waldeck";
    sitDown(TopBar, shown({ view: view({ seats: [seat(), seat({ name })] }) }), { props: { onmenu: () => undefined } });
    expect(screen.getByText(name).title).toBe(name);
  });
});

describe("somebody at the same screen", () => {
  const away = (mine: number[]) => {
    const seats: SeatInfo[] = table().seats.map((one) => ({ ...one, kind: "human", bot: null, here: false }));
    const you = { seats: mine, host: true, invite: null, archived: false };
    sitDown(Rival, shown(), { state: { table: { ...table(), seats }, you }, props: { seat: 1 } });
    return document.querySelector(".away") !== null;
  };
  it("is never away", () => expect(away([0, 1])).toBe(false));
  it("is, with a screen of her own that is not open", () => expect(away([0])).toBe(true));
});
