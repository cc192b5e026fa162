/** A finished game, move by move: what is shown of each moment, and how one gets to others. */
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { loadLanguage } from "../i18n";
import { notices } from "../lib/announce.svelte";
import type { Moment, Opinion, Replay as Game } from "../lib/types";
import { seat, shown, view } from "../testing/sample";
import { serve, type FakeServer } from "../testing/server";
import Replay from "./Replay.svelte";

const REPLAY: Game = {
  id: "r",
  names: ["Juno", "Bela"],
  colours: ["plum", "mint"],
  options: { players: 2, introductory: false, first_player: null, closed_screens: false, modules: [], hand_size: 4, hal: null },
  moves: [
    { seat: 0, move: "R1+R7", round: 1 },
    { seat: 1, move: "A", round: 1 },
    { seat: 0, move: "B2", round: 2 },
    { seat: 1, move: "new hand", round: 2 },
  ],
  seed_sha256: "",
  over: true,
  winners: [0],
  rounds: [
    { round: 1, move: 2, totals: [3, 5] },
    { round: 2, move: 4, totals: [12, 9] },
  ],
};
const own = { ...view().own!, hand: ["B2", "A"], tiles: ["Y4"], card: "R1", tile: "R7", pack: [], events: ["expropriation"] };
const moment = (number: number, news: string[] = []): Moment => ({
  number,
  of: 4,
  game: shown({ view: view({ pending: [1], seats: [seat({ name: "Juno" }), seat({ name: "Bela", points: 8 })] }), decision: null }),
  hands: [own, { ...own, hand: [], card: null, tile: null, tiles: [], events: [] }],
  entry: news.length ? { seat: 0, round: 1, deeds: [], news, undone: null } : null,
});

let server: FakeServer;
beforeAll(() => loadLanguage("en"));
beforeEach(() => {
  const moments = REPLAY.moves.map((_, at) => [`replays/r/${at + 1}`, moment(at + 1, at === 1 ? ["Bela uses plot A alone."] : [])]);
  server = serve({
    about: {
      levels: [
        { level: "easy", bot: "greedy", face: "sprout" },
        { level: "medium", bot: "medium", face: "sapling" },
      ],
      stand_in: "medium",
    },
    "replays/r": REPLAY,
    "replays/r/0": moment(0),
    ...(Object.fromEntries(moments) as Record<string, Moment>),
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  notices.length = 0;
  location.hash = "";
});

/** Open a replay at a move. */
async function at(number: number): Promise<void> {
  render(Replay, { params: ["r", String(number)] });
  await screen.findByRole("group", { name: /replay|step/i });
}
const click = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const happened = () => document.querySelector(".happened")!.textContent.trim();

describe("a moment of a replay", () => {
  it("tells what a move did", async () => {
    await at(2);
    await expect.poll(happened).toBe("Bela uses plot A alone.");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toContain("Juno and Bela");
  });
  it("tells a sealed choice as far as the chosen eyes see it", async () => {
    await at(1);
    await expect.poll(happened).toMatch(/Juno.*Red 1.*Red 7/);
    await fireEvent.change(screen.getByRole("combobox", { name: /seen|eyes/i }), { target: { value: "1" } });
    await expect.poll(() => server.asked.at(-1)!.query.get("seat")).toBe("1");
    await expect.poll(happened).not.toContain("Red");
  });
  it("shows hands, tiles and events", async () => {
    await at(1);
    const hands = await screen.findByRole("region", { name: /hands/i });
    expect(hands.querySelectorAll("li")).toHaveLength(2);
    expect(hands.textContent).toContain("Expropriation");
    expect(screen.getByTitle("Blue 2")).toBeTruthy();
  });
  it("shows who has what", async () => {
    await at(1);
    expect(document.querySelector("aside li.active")!.textContent).toContain("Bela");
    expect(screen.getByTitle("8 points")).toBeTruthy();
  });
  it("is shared by its address", async () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText } });
    await at(3);
    await click(/share|link/i);
    expect(writeText).toHaveBeenCalledWith(expect.stringMatching(/#\/replay\/r\/3$/));
  });
  it("that is not there is said so", async () => {
    server.answer("replays/r", new Error("There is no such replay."));
    render(Replay, { params: ["r"] });
    expect(await screen.findByText("There is no such replay.")).toBeTruthy();
  });
});

describe("going through a replay", () => {
  it("goes on and back by buttons, keys and the slider", async () => {
    await at(1);
    await click("One move on");
    expect(location.hash).toBe("#/replay/r/2");
    await fireEvent.keyDown(document.body, { key: "End" });
    expect(location.hash).toBe("#/replay/r/4");
    await fireEvent.keyDown(document.body, { key: "Home" });
    expect(location.hash).toBe("#/replay/r/0");
    await fireEvent.keyDown(document.body, { key: "PageDown" });
    expect(location.hash).toBe("#/replay/r/2");
    await fireEvent.input(screen.getByRole("slider"), { target: { value: "3" } });
    expect(location.hash).toBe("#/replay/r/3");
  });
  it("jumps to a round, and to a player's next move", async () => {
    await at(1);
    await fireEvent.change(screen.getByRole("combobox", { name: /round/i }), { target: { value: "2" } });
    expect(location.hash).toBe("#/replay/r/2");
    await fireEvent.change(screen.getByRole("combobox", { name: /seen|eyes/i }), { target: { value: "0" } });
    await click(/Juno/);
    expect(location.hash).toBe("#/replay/r/3");
  });
  it("plays by itself until it is stopped", async () => {
    await at(1);
    await click("Play");
    expect(screen.getByRole("button", { name: "Pause" })).toBeTruthy();
    await click("Pause");
    expect(screen.getByRole("button", { name: "Play" })).toBeTruthy();
  });
});

describe("a bot's opinion", () => {
  const choice = (move: string, words: string) => ({ move, words, preview: null, event: null, lesson: null });
  const opinion = (same: boolean): Opinion => ({
    number: 0,
    seat: 0,
    bot: "medium",
    played: choice("R1+R7", "construct red 7"),
    best: choice("B2", "exploit blue 2"),
    same,
    reason: "It brings more.",
  });
  it("is asked for the move before, and tells what would have been better", async () => {
    server.answer("replays/r/0/opinion", opinion(false));
    await at(1);
    await fireEvent.click(await screen.findByRole("button", { name: /Sapling/ }));
    expect((await screen.findByText("exploit blue 2")).classList.contains("best")).toBe(true);
    expect(screen.getByText("construct red 7")).toBeTruthy();
    expect(screen.getByText("It brings more.")).toBeTruthy();
    expect(server.asked.at(-1)!.query.get("bot")).toBe("medium");
  });
  it("may be the same", async () => {
    server.answer("replays/r/0/opinion", opinion(true));
    await at(1);
    await fireEvent.click(await screen.findByRole("button", { name: /Sapling/ }));
    await expect.poll(() => document.querySelector(".same")).not.toBeNull();
    expect(screen.queryByText("exploit blue 2")).toBeNull();
  });
  it("is not there before the first move", async () => {
    await at(0);
    expect(screen.queryByRole("button", { name: /Sapling/ })).toBeNull();
  });
});
