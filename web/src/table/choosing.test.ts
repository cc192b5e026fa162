/** Choosing a card at the desk and on a phone: what is read, clicked, typed and sent. */
import { cleanup, fireEvent, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { loadLanguage } from "../i18n";
import { notices } from "../lib/announce.svelte";
import type { Choice } from "../lib/types";
import { asked, choicesIn, decision, preview, shown, view } from "../testing/sample";
import { serve } from "../testing/server";
import { sitDown, type Place } from "../testing/table";
import Dock from "./Dock.svelte";
import Hint from "./Hint.svelte";
import { tableKey } from "./keys";
import Ledger from "./Ledger.svelte";
import PhoneSheet from "./PhoneSheet.svelte";

beforeAll(() => loadLanguage("en"));
afterEach(() => {
  cleanup();
  notices.length = 0;
});

const bar = () => document.querySelector(".bar")!.textContent.replaceAll(/\s+/g, " ").trim();
const card = (name: string) => document.querySelector<HTMLElement>(`[data-card="${name}"]`)!;
const tile = (name: string, at = 0) => document.querySelectorAll<HTMLElement>(`[data-tile="${name}"]`)[at]!;
const confirmButton = () => document.querySelector<HTMLButtonElement>("[data-confirm]")!;
const press = (place: Place, key: string) => tableKey(new KeyboardEvent("keydown", { key }), place.session);
const choice = (move: string, changes: Parameters<typeof preview>[0]): Choice => ({
  move,
  words: move,
  preview: preview(changes),
  event: null,
  lesson: null,
});

/** All modules, a hand of R1, R3, B2 and A, the tiles P and R4, two events. */
const full = () => sitDown(Dock, asked("choose"), { choices: choicesIn("choose") });

describe("a card of the base game", () => {
  it("is played alone or with a tile", async () => {
    const place = sitDown(Dock);
    expect(bar()).toContain("Choose a card. Alone it uses a building; with a tile it builds.");
    expect(confirmButton().disabled).toBe(true);
    await fireEvent.click(card("B2"));
    expect(card("B2").getAttribute("aria-checked")).toBe("true");
    expect(bar()).toContain("Blue 2");
    await fireEvent.click(tile("R7"));
    expect(bar()).toMatch(/Blue 2 \+ Red 7 = Construct a floor/);
    await fireEvent.click(confirmButton());
    expect(place.played()).toEqual(["B2+R7"]);
    expect(place.sent("move")[0]).toMatchObject({ decision: "3.0", seat: 0 });
  });
  it("is put back by a second click, by its slot and by Escape", async () => {
    const place = sitDown(Dock);
    await fireEvent.click(card("A"));
    await fireEvent.click(tile("Y4"));
    await fireEvent.click(screen.getByTitle("Put Yellow 4 back"));
    expect(place.session.tile).toBeNull();
    await fireEvent.click(card("A"));
    expect(place.session.card).toBeNull();
    await fireEvent.click(card("A"));
    expect(press(place, "Escape")).toBe(true);
    expect(place.session.card).toBeNull();
  });
  it("says what a letter's neighbours give", () => {
    sitDown(Dock);
    expect(card("A").getAttribute("aria-label")).toBe("Plot A. Alone: 1 resource or 1 tile. With a tile: build there and get 1 resource");
  });
  it("takes a tile that is dragged onto it", async () => {
    const place = sitDown(Dock);
    const data = { getData: () => "1", setData: () => undefined };
    await fireEvent.drop(card("C"), { dataTransfer: data });
    expect([place.session.card, place.session.tile]).toEqual(["C", "Y4"]);
  });
  it("says what is lacking to build", async () => {
    const needs = { resources: 3, points: 0, has_resources: 2, has_points: 5 };
    const choices = [choice("B2+R7", { needs, action: "exploit", clause: "R2" }), choice("B2", { action: "exploit", clause: "R3" })];
    const place = sitDown(Dock, shown({ decision: decision({ id: "1.0" }) }), { choices });
    await expect.poll(() => place.session.choice("B2")).not.toBeNull();
    await fireEvent.click(card("B2"));
    expect(tile("R7").getAttribute("aria-label")).toContain("Needs 3 resources, you have 2; it would be played alone.");
    await fireEvent.click(tile("R7"));
    expect(bar()).toContain("Needs 3 resources, you have 2");
    await fireEvent.click(confirmButton());
    expect(place.played()).toEqual(["B2+R7"]);
  });
  it("may be left for a new hand, which is asked twice", async () => {
    const place = sitDown(Dock);
    await fireEvent.click(screen.getByRole("button", { name: "New Hand · 2 left" }));
    expect(bar()).toContain("Discard your 4 cards and draw as many? −2 points at the end if used.");
    await fireEvent.click(screen.getByRole("button", { name: /Keep my hand/ }));
    expect(bar()).toContain("Choose a card.");
    expect(press(place, "n")).toBe(true);
    await fireEvent.click(await screen.findByRole("button", { name: "New Hand" }));
    expect(place.played()).toEqual(["new hand"]);
  });
  it("is sealed until all have chosen, and can be taken back", async () => {
    const own = { ...view().own!, hand: ["R1", "A", "C"], card: "B2", tile: "R7" };
    const prompt = { kind: "take back", clause: "C3", title: { id: "committed" } };
    const place = sitDown(Dock, shown({ view: view({ own }), decision: decision({ moves: ["take back"], prompt }) }));
    expect(bar()).toContain("Sealed: Blue 2 + Red 7. Waiting for Bela.");
    expect(place.sent("choices")).toEqual([]);
    await fireEvent.click(screen.getByRole("button", { name: "Take back my choice" }));
    expect(place.played()).toEqual(["take back"]);
  });
  it("waits for others, and can be undone where that is free", async () => {
    const place = sitDown(Dock, shown({ decision: null, can_undo: true, waiting: [{ seat: 1, deadline: null }] }));
    expect(bar()).toContain("Waiting for Bela.");
    await fireEvent.click(screen.getByRole("button", { name: "Take back my last step" }));
    expect(place.sent("undo")).toHaveLength(1);
  });
});

describe("a card with modules", () => {
  it("takes an event and sets another card aside, all in one message", async () => {
    const place = full();
    await fireEvent.click(card("R1"));
    expect(confirmButton().disabled).toBe(true);
    expect(bar()).toContain("Set a card aside");
    await fireEvent.click(screen.getByRole("button", { name: "Expropriation" }));
    await fireEvent.click(screen.getByRole("button", { name: "Set Blue 2 aside" }));
    expect(bar()).toContain("Set aside: Blue 2");
    await fireEvent.click(tile("R4"));
    await fireEvent.click(confirmButton());
    expect(place.played()).toEqual(["R1+R4", "event expropriation", "aside B2"]);
  });
  it("asks what the event would bring, and shows it", async () => {
    const place = full();
    await fireEvent.click(card("R1"));
    await fireEvent.click(screen.getByRole("button", { name: "Advertising campaign" }));
    await expect.poll(() => place.sent("preview").at(-1)?.moves).toEqual(["R1", "event advertising"]);
  });
  it("refuses what does not go together with a word", async () => {
    const place = full();
    await fireEvent.click(card("R1"));
    await fireEvent.click(tile("P"));
    expect(place.session.tile).toBeNull();
    expect(notices.at(-1)!.text).toBe("A green space goes only with an urbanization card.");
    await fireEvent.click(card("A"));
    await fireEvent.click(tile("P"));
    expect(place.session.tile).toBe("P");
    await fireEvent.click(screen.getByRole("button", { name: "Expropriation" }));
    expect(notices.at(-1)!.text).toBe("Expropriation goes only with a building card.");
    expect(place.session.thing("event")).toBeUndefined();
  });
  it("drops what no longer goes with another card", async () => {
    const place = full();
    await fireEvent.click(card("R1"));
    await fireEvent.click(screen.getByRole("button", { name: "Expropriation" }));
    await fireEvent.click(screen.getByRole("button", { name: /^Set plot A aside/ }));
    await fireEvent.click(card("A"));
    expect(place.session.thing("event")).toBeUndefined();
    expect(place.session.thing("aside")).toBeUndefined();
  });
  it("can be put together with keys alone", () => {
    const place = full();
    for (const key of ["4", "q", "v", "a", "a"]) expect(press(place, key), key).toBe(true);
    expect([place.session.card, place.session.tile, place.session.thing("event"), place.session.thing("aside")]).toEqual([
      "A",
      "R4",
      "advertising campaign",
      "R3",
    ]);
    expect(press(place, "v")).toBe(true);
    expect(press(place, "d")).toBe(true);
    expect(press(place, "c")).toBe(true);
    expect([place.session.overlay, place.session.reachable]).toEqual([true, true]);
    expect(press(place, "Enter")).toBe(true);
    expect(place.sent("move")).toHaveLength(1);
  });
  it("takes a second tile below the first", async () => {
    const lower = { part: "lower tile", clause: "M6.11", title: { id: "slot-lower" }, default: "single" };
    const options = [{ move: "single" }, { move: "under Y4", thing: "Y4" }];
    const prompt = { ...decision().prompt, options: [{ move: "B2+R7", then: [0] }], steps: [{ ...lower, options }] };
    const place = sitDown(Dock, shown({ decision: decision({ prompt }) }));
    await fireEvent.click(card("B2"));
    await fireEvent.click(tile("R7"));
    expect(screen.getByText("a second one goes below")).toBeTruthy();
    await fireEvent.click(tile("Y4"));
    expect(tile("Y4").textContent).toContain("below");
    await fireEvent.click(confirmButton());
    expect(place.played()).toEqual(["B2+R7", "under Y4"]);
  });
  it("is asked for what a module from elsewhere wants, too", async () => {
    serve({ about: { words: { en: "slot-hat = In which hat?\nred-hat = the red one\n" } } });
    const options = [{ move: "no hat" }, { move: "hat red", thing: "red", words: { id: "red-hat" } }];
    const step = { part: "hat", clause: "X1", title: { id: "slot-hat" }, default: "no hat", options };
    const prompt = { ...decision().prompt, options: [{ move: "B2", then: [0] }], steps: [step] };
    const place = sitDown(Dock, shown({ decision: decision({ prompt }) }));
    await fireEvent.click(card("B2"));
    const select = await screen.findByRole("combobox", { name: /In which hat\?/ });
    vi.unstubAllGlobals();
    await fireEvent.change(select, { target: { value: "red" } });
    await fireEvent.click(confirmButton());
    expect(place.played()).toEqual(["B2", "hat red"]);
  });
});

describe("a hint", () => {
  it("tells what a bot would do, and picks it", async () => {
    const place = sitDown(Hint, shown({ decision: decision({ id: "1.0" }) }));
    await place.session.askHint();
    const hint = await screen.findByRole("status");
    expect(hint.textContent).toContain("Sapling would do this");
    expect(hint.textContent).toContain("Play Red 1 with Red 7.");
    expect(hint.textContent).toContain("because");
    await fireEvent.click(screen.getByRole("button", { name: "Pick it" }));
    expect([place.session.card, place.session.tile]).toEqual(["R1", "R7"]);
    await fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("status")).toBeNull();
  });
  it("names a place in the city by its neighbours", async () => {
    const place = sitDown(Hint, asked("token"));
    place.session.hint = { type: "hinted", id: null, seat: 0, decision: "1.0", bot: "greedy", moves: [">S"], words: ">S", reason: "" };
    expect((await screen.findByRole("status")).textContent).toMatch(/Plot south of Blue 15 for token G: neighbours give/);
    await fireEvent.click(screen.getByRole("button", { name: "Pick it" }));
    expect(place.session.marked).toBe(">S");
  });
});

describe("the ledger", () => {
  it("tells what the choice takes and brings, and what becomes of the districts", () => {
    const found = preview({ district_points: [{ seat: 0, now: 5, then: 9 }], ends: true });
    sitDown(Ledger, shown(), { props: { preview: found } });
    const text = document.querySelector(".ledger")!.textContent.replaceAll(/\s+/g, " ");
    expect(text).toContain("Construct a floor");
    expect(text).toContain("Red 7 on Blue 10, now 3 floors");
    expect(text).toContain("This would be the last round.");
    expect(text).toMatch(/You 5 › ?9 ?\+4/);
  });
  it.each(choicesIn("choose").filter((one) => one.preview))("shows lines that add up to what it shows below: $move", ({ preview }) => {
    sitDown(Ledger, asked("choose"), { props: { preview } });
    const shownOf = (element: Element) => parseInt(element.textContent.trim().replace("−", "-"));
    for (const item of ["resource", "point", "tile"]) {
      const amounts = [...document.querySelectorAll(`.item:not(.plain)[data-item=${item}]`)].map(shownOf);
      const [before, after] = [...document.querySelectorAll(`.sum .of-${item} :is(s, b)`)].map(shownOf);
      expect(
        amounts.reduce((sum, amount) => sum + amount, 0),
        item,
      ).toBe(after! - before!);
    }
  });
});

describe("a part that no component draws", () => {
  const game = (leaves: boolean) => {
    const options = [{ move: "dark" }, { move: "lit", thing: "lamp", words: { id: "option-before" } }];
    const step = { part: "lamp oil", clause: "R1", title: { id: "slot-event" }, options };
    const steps = [leaves ? { ...step, default: "dark" } : { ...step, options: options.slice(1) }];
    const prompt = { ...decision().prompt, options: [{ move: "R1", then: [0] }], steps };
    return shown({ decision: decision({ prompt }) });
  };
  it("is a list, which may be left as it is", async () => {
    const place = sitDown(Dock, game(true));
    await fireEvent.click(card("R1"));
    const list = screen.getByRole<HTMLSelectElement>("combobox");
    expect([...list.options].map((one) => one.textContent.trim())).toEqual(["dark", "before you act"]);
    expect(place.session.sendable).toEqual(["R1", "dark"]);
    await fireEvent.change(list, { target: { value: "lamp" } });
    await fireEvent.click(confirmButton());
    expect(place.played()).toEqual(["R1", "lit"]);
  });
  it("is owed where nothing is meant without it", async () => {
    const place = sitDown(Dock, game(false));
    await fireEvent.click(card("R1"));
    expect(place.session.sendable).toBeNull();
    await fireEvent.change(screen.getByRole("combobox"), { target: { value: "lamp" } });
    expect(place.session.sendable).toEqual(["R1", "lit"]);
  });
});

describe("the sheet on a phone", () => {
  const sheet = (raised: boolean, game = shown(), choices: Choice[] = []) =>
    sitDown(PhoneSheet, game, { choices, props: { raised, onclose: () => undefined } });
  it("shows small cards at rest", async () => {
    const place = sheet(false);
    expect(screen.getByText("Choose a card.")).toBeTruthy();
    await fireEvent.click(card("R1"));
    expect(place.session.card).toBe("R1");
    await fireEvent.click(screen.getByRole("button", { name: "New Hand · 2 left" }));
    await fireEvent.click(await screen.findByRole("button", { name: "New Hand" }));
    expect(place.played()).toEqual(["new hand"]);
  });
  it("is raised to choose, and sends the same moves", async () => {
    const place = sheet(true, asked("choose"), choicesIn("choose"));
    await fireEvent.click(card("R1"));
    expect(screen.getByText("Set one more card aside.")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Set Red 3 aside" }));
    await fireEvent.click(confirmButton());
    expect(place.played()).toEqual(["R1", "no event", "aside R3"]);
  });
  it("stays in sight beside the city: small cards set aside, too", async () => {
    const props = { raised: false, beside: true, onclose: () => undefined };
    const place = sitDown(PhoneSheet, asked("choose"), { choices: choicesIn("choose"), props });
    await fireEvent.click(card("R1"));
    expect(document.querySelector(".hand")).toBeNull();
    expect(screen.queryByRole("button", { name: "Set Red 1 aside" })).toBeNull();
    const aside = screen.getByRole("button", { name: "Set Red 3 aside" });
    expect(aside.getAttribute("aria-pressed")).toBe("false");
    await fireEvent.click(aside);
    expect(aside.getAttribute("aria-pressed")).toBe("true");
    await fireEvent.click(confirmButton());
    expect(place.played()).toEqual(["R1", "no event", "aside R3"]);
  });
  it("asks every other question, too", async () => {
    const place = sheet(false, asked("item"));
    expect(screen.getByText("Take one.")).toBeTruthy();
    await fireEvent.click(await screen.findByRole("radio", { name: "1 resource" }));
    await fireEvent.click(screen.getByRole("button", { name: "Take the resource" }));
    expect(place.played()).toEqual(["resource"]);
  });
  it("says who is waited for", () => {
    sheet(false, shown({ decision: null, waiting: [{ seat: 1, deadline: null }] }));
    expect(screen.getByText("Waiting for Bela.")).toBeTruthy();
  });
});
