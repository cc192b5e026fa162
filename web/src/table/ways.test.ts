/** Going back, keys that work everywhere, a recap that keeps up, and what screen readers hear of cards. */
import { cleanup, fireEvent, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { loadLanguage } from "../i18n";
import type { LogEntry } from "../lib/types";
import { asked, score, seat, shown, table, view } from "../testing/sample";
import { sitDown } from "../testing/table";
import Banner from "./Banner.svelte";
import Dock from "./Dock.svelte";
import { endsRecap, tableKey } from "./keys";
import { RecapPlayer } from "./recap.svelte";

beforeAll(() => loadLanguage("en"));
afterEach(cleanup);

const back = () => document.querySelector<HTMLElement>(".back");
const people = { table: { ...table(), seats: table().seats.map((one) => ({ ...one, kind: "human" as const, bot: null })) } };

describe("the button that goes back", () => {
  it("says what it takes back", async () => {
    const place = sitDown(Dock, shown({ decision: null, can_undo: true, can_ask: ["choice", "round"] }));
    expect(back()!.textContent).toBe("Take back my last step");
    await fireEvent.click(back()!);
    expect(place.sent("undo")).toHaveLength(1);
  });
  it("goes back at once among bots", async () => {
    const place = sitDown(Dock, shown({ decision: null, can_ask: ["choice", "round"] }));
    expect(back()!.textContent).toBe("Back to my last choice");
    await fireEvent.click(back()!);
    expect(place.sent("ask")[0]).toMatchObject({ to: "choice" });
  });
  it("asks other people", () => {
    sitDown(Dock, shown({ view: view({ round: 3 }), decision: null, can_ask: ["round"] }), { state: people });
    expect(back()!.textContent).toBe("Ask the others to go back to the start of round 3");
  });
  it("stands beside every question, and nowhere if there is no way back", () => {
    sitDown(Dock, asked("token", { can_undo: true }));
    expect(back()!.textContent).toBe("Take back my last step");
    cleanup();
    sitDown(Dock, shown({ can_ask: ["choice"] }));
    expect(back()!.title).toBe("Back to my last choice");
    cleanup();
    sitDown(Dock, shown());
    expect(back()).toBeNull();
  });
  it("is refused by a button that says so", async () => {
    const request = { seat: 1, to: "choice", round: 3, agreed: [1], asked: [0] };
    const place = sitDown(Banner, shown({ request: request as never }), { state: people });
    await fireEvent.click(screen.getByRole("button", { name: "Refuse" }));
    expect(place.sent("answer")[0]).toMatchObject({ agree: false });
  });
});

describe("keys", () => {
  const key = (name: string) => new KeyboardEvent("keydown", { key: name });
  it.each(["token", "draft", "split", "give back", "choose"] as const)("H asks for a hint: %s", async (position) => {
    const place = sitDown(Dock, asked(position));
    expect(tableKey(key("h"), place.session)).toBe(true);
    await expect.poll(() => place.sent("hint")).toHaveLength(1);
  });
  it("H does nothing where nothing is asked, or hints are off", () => {
    expect(tableKey(key("h"), sitDown(Dock, shown({ decision: null })).session)).toBe(false);
    cleanup();
    const house = { ...table().house, hints: false };
    expect(tableKey(key("h"), sitDown(Dock, asked("token"), { state: { table: { ...table(), house } } }).session)).toBe(false);
  });
  it("Space presses what has the focus, also while a recap runs", () => {
    document.body.innerHTML = '<button role="radio" id="option">1 tile</button><p id="text">Round 3</p>';
    const at = (id: string, name: string) => {
      const event = key(name);
      document.getElementById(id)!.dispatchEvent(event);
      return endsRecap(event);
    };
    expect([at("option", " "), at("text", " "), at("option", "Escape")]).toEqual([false, true, true]);
  });
});

describe("the recap", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());
  const revealed = (round: number, who: number, card: string): LogEntry => ({
    seat: who,
    round,
    undone: null,
    news: [],
    deeds: [{ deed: "revealed", seat: who, card, tile: null, event: null } as never],
  });
  it("drops an older round as soon as a newer one is told", () => {
    const { store } = sitDown(Dock);
    const recap = new RecapPlayer(store);
    recap.add([revealed(3, 1, "R1"), revealed(3, 0, "B2")], shown());
    expect(recap.turn).toMatchObject({ round: 3, card: "R1" });
    recap.add([revealed(4, 1, "Y3")], shown());
    expect(recap.turn).toMatchObject({ round: 4, card: "Y3" });
    vi.runAllTimers();
    expect(recap.scene).toBeNull();
  });
  it("begins with the last of several rounds, and goes on within one", () => {
    const { store } = sitDown(Dock);
    const recap = new RecapPlayer(store);
    recap.add([revealed(3, 1, "R1"), revealed(4, 1, "Y3")], shown());
    expect(recap.turn).toMatchObject({ round: 4, card: "Y3" });
    recap.add([revealed(4, 0, "B2")], shown());
    expect(recap.turn).toMatchObject({ card: "Y3" });
  });
});

describe("cards for screen readers", () => {
  it("tell what they bring once they are kept", () => {
    sitDown(Dock);
    expect(document.querySelector("[data-card=R1]")!.getAttribute("aria-label")).toContain("keep its power (each time you exploit: 1 resource)");
  });
  it("are spelled out in the tableau, whose end counts the expert", () => {
    const me = seat({ kept: ["R1"], expert: "inspector" });
    const seats = [me, ...view().seats.slice(1)];
    const scores = [score({ cards: [["B14", 5]], extras: [["inspector", 4]] })];
    sitDown(Dock, shown({ view: view({ seats }), scores }));
    expect(screen.getByText("Red 1: each time you exploit: 1 resource")).toBeTruthy();
    expect([...document.querySelectorAll(".total")].at(-1)!.textContent).toContain("9");
  });
});
