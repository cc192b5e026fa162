/** The end of a game: who won, why, and what can be done next. */
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { loadLanguage } from "../i18n";
import type { Shown } from "../lib/types";
import { score, seat, shown, table, view } from "../testing/sample";
import { serve, type FakeServer } from "../testing/server";
import PointsGraph from "./PointsGraph.svelte";
import Scoring from "./Scoring.svelte";

const ROUNDS = [
  { round: 1, move: 4, totals: [3, 5] },
  { round: 2, move: 9, totals: [12, 9] },
];
const DISTRICTS = [
  {
    colour: "red",
    buildings: [0, 1],
    tops: ["R1", "R2"],
    resources: 3,
    ranking: [
      { seat: 0, resources: 2, tallest: 1, number: 2, points: 3 },
      { seat: 1, resources: 1, tallest: 1, number: 1, points: 1 },
    ],
  },
];
const over = (changes: Partial<Shown> = {}): Shown =>
  shown({
    view: view({ over: true, question: null, seats: [seat({ name: "Juno" }), seat({ name: "Bela", resources: 0, stock: 0 })] }),
    decision: null,
    districts: DISTRICTS,
    winners: [0],
    scores: [
      score({ seat: 0, total: 24, tokens: 9, cards: [["R15", 8]], new_hands: 4, districts: [[0, 3]] }),
      score({ seat: 1, total: 22, tokens: 19, districts: [[0, 1]], extras: [["green spaces", 2]] }),
    ],
    ...changes,
  });
const props = (game = over(), more = {}) => ({
  game,
  names: ["Juno", "Bela"],
  colours: ["plum", "mint"] as const,
  me: 0,
  title: "Greenhouse",
  replayId: "t",
  rematchOf: "t",
  telling: false,
  ...more,
});

let server: FakeServer;
beforeAll(() => loadLanguage("en"));
beforeEach(() => {
  server = serve({ "replays/t": { rounds: ROUNDS, names: ["Juno", "Bela"], moves: [] } });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  location.hash = "";
});

describe("the result", () => {
  it("names the winner, why it ended and by how much", () => {
    render(Scoring, props());
    expect(screen.getByRole("heading", { level: 1 }).textContent).toMatch(/You win.*24/);
    expect(document.querySelector(".why")!.textContent).toBe("2 points ahead of Bela.");
  });
  it.each([
    [{ why: "tiles", seat: null }, "The tiles ran out for the second time."],
    [{ why: "nothing given back", seat: null }, "The tiles ran out, and nobody gave any back."],
    [{ why: "resources", seat: 0 }, "All your resources were in the city."],
    [{ why: "resources", seat: 1 }, "All of Bela's resources were in the city."],
    [{ why: "last tile", seat: null }, "The tiles ran out."],
    [{ why: "too few resources", seat: 1 }, "Bela had too few resources to build."],
  ] as const)("says why it ended as the server tells it: $why", (ending, words) => {
    // Bela has no resources left here in any case, and the supply is not empty.
    render(Scoring, props(over({ ending })));
    expect(document.querySelector(".why")!.textContent).toBe(`${words} 2 points ahead of Bela.`);
  });
  it("leads to the tournament for which it was played", () => {
    render(Scoring, props(over(), { tournament: "cup1" }));
    expect(screen.getByRole("link", { name: "To the tournament" }).getAttribute("href")).toBe("#/tournament/cup1");
  });
  it("leads to none otherwise", () => {
    render(Scoring, props());
    expect(screen.queryByRole("link", { name: "To the tournament" })).toBeNull();
  });
  it("calls a reader who came second you", () => {
    render(Scoring, props(over({ winners: [1] }), { me: 0, names: ["Player 1", "Bela"] }));
    expect(document.querySelector(".why")!.textContent).toMatch(/ahead of you\.$/);
  });
  it("names all who share the victory", () => {
    render(Scoring, props(over({ winners: [0, 1] })));
    expect(screen.getByRole("heading", { level: 1 }).textContent).toMatch(/^You and Bela share/);
    cleanup();
    render(Scoring, props(over({ winners: [0, 1] }), { me: null }));
    expect(screen.getByRole("heading", { level: 1 }).textContent).toMatch(/^Juno and Bela share/);
  });
  it("is told from the city of somebody who only watched, too", () => {
    render(Scoring, props(over(), { me: null, rematchOf: null }));
    expect(screen.getByRole("heading", { level: 1 }).textContent).toMatch(/Juno wins/);
    expect(screen.queryByRole("button", { name: /again/i })).toBeNull();
  });
  it("has a bar for every part, best player first", () => {
    render(Scoring, props());
    const bars = screen.getByRole("list", { name: /Result|Final/i });
    expect([...bars.querySelectorAll(".name")].map((one) => one.textContent)).toEqual(["You", "Bela"]);
    expect([...bars.querySelectorAll(".total")].map((one) => one.textContent)).toEqual(["24", "22"]);
  });
  it("has a table of districts that points into the city", async () => {
    render(Scoring, props());
    const row = screen.getByRole("row", { name: /R1/ });
    expect(row.textContent).toContain("+3");
    expect(row.textContent).toContain("+1");
    await fireEvent.click(row.querySelector("button")!);
    expect(row.classList.contains("current")).toBe(true);
  });
  it("says what cards and green spaces brought", () => {
    render(Scoring, props());
    const cards = screen.getByRole("heading", { name: /card/i }).parentElement!;
    expect(cards.textContent).toContain("green spaces 2");
    expect(screen.getByTitle("Red 15")).toBeTruthy();
  });
});

describe("the story of the scoring", () => {
  it("is told step by step and can be skipped", async () => {
    vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
    render(Scoring, props(over(), { telling: true }));
    const heading = screen.getByRole("heading", { level: 1 });
    const first = heading.textContent;
    await fireEvent.click(screen.getByRole("button", { name: /Next/ }));
    expect(screen.getByRole("heading", { level: 1 }).textContent).not.toBe(first);
    await fireEvent.click(screen.getByRole("button", { name: /Skip|result/i }));
    expect(screen.getByRole("heading", { level: 1 }).textContent).toMatch(/You win/);
  });
  it("keeps who wins, the totals and the graph for the end", async () => {
    vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
    const game = over({
      winners: [1],
      scores: [score({ seat: 0, total: 7, tokens: 4, districts: [[0, 3]] }), score({ seat: 1, total: 9, tokens: 8, districts: [[0, 1]] })],
    });
    render(Scoring, props(game, { telling: true }));
    const totals = () => [...document.querySelectorAll(".total")].map((one) => one.textContent);
    const names = () => [...document.querySelectorAll(".player .name")].map((one) => one.textContent);
    const row = screen.getByRole("row", { name: /R1/ });
    // The points collected come first: nobody's district is told yet.
    expect(totals()).toEqual(["+4", "+8"]);
    expect(names()).toEqual(["You", "Bela"]);
    expect(row.textContent).not.toContain("+3");
    expect(document.querySelector("tfoot")!.textContent).not.toMatch(/\d/);
    expect(document.querySelector(".tag")).toBeNull();
    expect(screen.queryByText("Points over the rounds")).toBeNull();
    await fireEvent.keyDown(window, { key: " " });
    expect(totals()).toEqual(["+3", "+1"]);
    expect(row.textContent).toContain("+3");
    await expect.poll(() => document.querySelectorAll(".tag")).toHaveLength(1);
    await fireEvent.keyDown(window, { key: "Escape" });
    expect(totals()).toEqual(["9", "7"]);
    expect(names()).toEqual(["Bela", "You"]);
    expect(await screen.findByText("Points over the rounds")).toBeTruthy();
  });
  it("shows end-game cards once they are counted", async () => {
    vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
    render(Scoring, props(over(), { telling: true }));
    const card = () => screen.getByTitle("Red 15").parentElement!;
    expect(card().classList.contains("untold")).toBe(true);
    await fireEvent.click(screen.getByRole("button", { name: /Next/ }));
    expect(card().classList.contains("untold")).toBe(false);
  });
  it("is shown all at once to those who want little to move", () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined }));
    render(Scoring, props(over(), { telling: true }));
    expect(screen.getByRole("heading", { level: 1 }).textContent).toMatch(/You win.*24/);
    expect(screen.queryByRole("button", { name: /Next/ })).toBeNull();
  });
});

describe("what comes next", () => {
  it("is a replay, a record, or another game", async () => {
    server.answer("tables/t/rematch", {
      table: { ...table(), id: "t2", phase: "lobby" },
      you: { seats: [0], host: true, invite: null, archived: false },
    });
    server.answer("tables/t2/start", { table: table(), you: {} });
    render(Scoring, props());
    expect(screen.getByRole("link", { name: /Replay/ }).getAttribute("href")).toBe("#/replay/t");
    expect(screen.getByRole("link", { name: /Save|Record/i }).getAttribute("href")).toContain("/api/tables/t/record");
    await fireEvent.click(screen.getByRole("button", { name: /again/i }));
    await expect.poll(() => location.hash).toBe("#/table/t2");
    expect(server.asked.map((one) => one.path)).toContain("tables/t2/start");
  });
  it("is another game against bots of another level, who keep their names", async () => {
    const you = { seats: [0], host: true, invite: null, archived: false };
    const again = { table: { ...table(), id: "t2", phase: "lobby" }, you };
    server.answer("about", { levels: ["easy", "hard"].map((level) => ({ level, bot: level, face: "bot" })), stand_in: "easy" });
    server.answer("tables/t", { table: table(), you });
    for (const path of ["tables/t/rematch", "tables/t2/seat", "tables/t2/start"]) server.answer(path, again);
    render(Scoring, props());
    await screen.findByRole("button", { name: "Other opponents" });
    await fireEvent.click(screen.getByRole("radio", { name: /Ginkgo/, hidden: true }));
    expect(server.asked.map((one) => one.path)).not.toContain("tables/t/rematch");
    await fireEvent.click(screen.getByRole("button", { name: "Begin", hidden: true }));
    await expect.poll(() => location.hash).toBe("#/table/t2");
    const { name, colour } = table().seats[1]!;
    expect(server.told("tables/t2/seat")).toEqual({ seat: 1, bot: "hard", name, colour });
  });
  it("is another game against Hal at his other level", async () => {
    const you = { seats: [0], host: true, invite: null, archived: false };
    const [mine, rival] = table().seats;
    const hal = { ...table(), options: { ...table().options, hal: "normal" }, seats: [mine, { ...rival, kind: "hal", bot: null }] };
    server.answer("about", { levels: [], stand_in: "easy" });
    server.answer("tables/t", { table: hal, you });
    for (const path of ["tables/t/rematch", "tables/t2/settings", "tables/t2/start"]) {
      server.answer(path, { table: { ...hal, id: "t2", phase: "lobby" }, you });
    }
    render(Scoring, props());
    await screen.findByRole("button", { name: "Other opponents" });
    await fireEvent.click(screen.getByRole("radio", { name: /Expert/, hidden: true }));
    await fireEvent.click(screen.getByRole("button", { name: "Begin", hidden: true }));
    await expect.poll(() => server.told("tables/t2/settings")).toMatchObject({ options: { hal: "expert" } });
  });
  it("is a look at any round of the graph", async () => {
    render(Scoring, props());
    await fireEvent.click(await screen.findByRole("button", { name: "2", hidden: true }));
    expect(location.hash).toBe("#/replay/t/9");
  });
});

describe("the graph of points", () => {
  it("says the same as a table", () => {
    render(PointsGraph, { rounds: ROUNDS, names: ["Juno", "Bela"], colours: ["plum", "mint"], at: 9 });
    expect(document.querySelector(".caption")!.textContent.replaceAll(/\s+/g, " ").trim()).toMatch(/2.*Juno 12.*Bela 9/);
    const rows = [...document.querySelectorAll("tbody tr")].map((row) => [...row.children].map((cell) => cell.textContent.trim()));
    expect(rows).toEqual([
      ["1", "3", "5"],
      ["2", "12", "9"],
    ]);
  });
});
