/** What teaches the game: the rules, the cards and the tutorial's coach. */
import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { loadLanguage } from "../i18n";
import { TableStore } from "../lib/table.svelte";
import { table } from "../testing/sample";
import { serve } from "../testing/server";
import { FakeSocket, make } from "../testing/socket";
import Cards from "./Cards.svelte";
import Coach from "./Coach.svelte";
import Learn from "./Learn.svelte";
import { LESSONS } from "./lessons";
import Rules from "./Rules.svelte";

beforeAll(() => loadLanguage("en"));
beforeEach(() => {
  vi.stubGlobal("WebSocket", FakeSocket);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  location.hash = "";
});
const click = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));

describe("the rules", () => {
  it("stand in chapters and clauses with addresses of their own", async () => {
    render(Rules, { params: [] });
    const clause = await screen.findByRole("link", { name: "Link to R5" });
    expect(clause.getAttribute("href")).toBe("#/rules/R5");
    expect(document.getElementById("clause-M4.8")).not.toBeNull();
  });
  it("begin with the aim of the game", async () => {
    render(Rules, { params: [] });
    await screen.findByRole("link", { name: "Link to R5" });
    const first = document.querySelector("section")!;
    expect(first.dataset.chapter).toBe("aim");
    expect(first.textContent).toContain("whoever has the most points at the end wins");
  });
  it("have figures at the clauses that they show", async () => {
    render(Rules, { params: [] });
    await screen.findByRole("link", { name: "Link to R5" });
    const figures = [...document.querySelectorAll("figure")];
    const shown = figures.map((one) => one.closest("article")!.querySelector("h3")!.id);
    expect(shown).toEqual([
      "clause-S1",
      "clause-R4",
      "clause-R5",
      "clause-T1",
      "clause-T2",
      "clause-T3",
      "clause-T4",
      "clause-T5",
      "clause-D3",
      "clause-M3.5",
    ]);
    for (const one of figures) {
      expect(one.querySelectorAll("[role=gridcell]").length).toBeGreaterThan(15);
      expect(one.querySelector("figcaption")!.textContent.length).toBeGreaterThan(30);
    }
  });
  it("are searched by words", async () => {
    render(Rules, { params: [] });
    await screen.findByRole("link", { name: "Link to R5" });
    const all = document.querySelectorAll("article").length;
    await fireEvent.input(screen.getByRole("searchbox"), { target: { value: "quality control" } });
    const found = document.querySelectorAll("article").length;
    expect(found).toBeGreaterThan(0);
    expect(found).toBeLessThan(all);
    await fireEvent.input(screen.getByRole("searchbox"), { target: { value: "zeppelin" } });
    expect(document.querySelectorAll("article")).toHaveLength(0);
    expect(within(screen.getByRole("main")).getByRole("status")).toBeTruthy();
  });
  it("open their contents on a phone", async () => {
    render(Rules, { params: [] });
    const button = screen.getByRole("button", { name: /Contents|Chapters/i });
    await fireEvent.click(button);
    expect(button.getAttribute("aria-expanded")).toBe("true");
    await fireEvent.keyDown(window, { key: "Escape" });
    expect(button.getAttribute("aria-expanded")).toBe("false");
  });
});

describe("the cards", () => {
  const counted = () => document.querySelectorAll(".card").length;
  it("are all there, and can be sifted by colour and action", async () => {
    render(Cards, { params: [] });
    const all = counted();
    expect(all).toBeGreaterThan(100);
    await click("Red");
    expect(counted()).toBeLessThan(all / 2);
    const red = counted();
    await click("Urbanize");
    expect(counted()).toBeLessThan(red);
    await click("all");
    expect(counted()).toBe(all);
  });
  it("include experts and events in words", () => {
    render(Cards, { params: [] });
    expect(screen.getByText(/The others lose 1 point or 1 resource per resource/)).toBeTruthy();
    expect(document.body.textContent).toContain("Master architect");
  });
});

describe("the coach", () => {
  const coach = (done: "" | "learnt" | "other", again = vi.fn()) => {
    render(Coach, { step: 2, steps: 7, lesson: LESSONS[1]!, done, store: new TableStore("t", null, make), again });
    return again;
  };
  it("says one thing to do", () => {
    coach("");
    expect(document.querySelector(".do")!.textContent.trim()).not.toBe("");
    expect(screen.getByText(/2.*7/)).toBeTruthy();
    expect(document.querySelectorAll(".dots .now")).toHaveLength(2);
  });
  it("goes on when it is done", () => {
    coach("learnt");
    expect(screen.getByRole("link", { name: "Next" }).getAttribute("href")).toBe("#/learn/3");
  });
  it("lets one try again", async () => {
    const again = coach("other");
    await click(/again/i);
    expect(again).toHaveBeenCalledOnce();
  });
});

describe("the tutorial", () => {
  it("sets up a table for each lesson and closes it afterwards", async () => {
    FakeSocket.all = [];
    const entered = { table: { ...table(), id: "lesson" }, you: {} };
    const server = serve({
      about: { levels: [], stand_in: "medium" },
      tables: entered,
      "tables/lesson/archive": entered,
      "tables/lesson/close": entered,
    });
    const { unmount } = render(Learn, { params: ["2"] });
    await expect.poll(() => server.told("tables")).toMatchObject({ start: true, position: LESSONS[1]!.position });
    await expect.poll(() => FakeSocket.all.length).toBe(1);
    unmount();
    await expect.poll(() => server.asked.map((one) => one.path)).toContain("tables/lesson/close");
  });
  it("begins with the aim of the game, before any table is set up", () => {
    const server = serve({});
    render(Learn, { params: [] });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("The aim");
    expect(screen.getByText(/Whoever has the most points at the end wins/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Begin: 10 small steps" }).getAttribute("href")).toBe("#/learn/1");
    expect(server.asked).toEqual([]);
  });
  it("ends with a game", async () => {
    const server = serve({ about: { levels: [], stand_in: "medium" }, tables: { table: { ...table(), id: "game" }, you: {} } });
    render(Learn, { params: ["11"] });
    await fireEvent.click(screen.getAllByRole("button").find((one) => one.classList.contains("primary") && one.closest("main"))!);
    await expect.poll(() => location.hash).toBe("#/table/game");
    expect(server.told("tables")).toMatchObject({ options: { introductory: true }, start: true });
  });
});
