/** Every question as somebody reads it in the dock, and what her answer sends. */
import { cleanup, fireEvent, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { loadLanguage } from "../i18n";
import { asked, choicesIn, decision, POSITIONS, shown, type Position } from "../testing/sample";
import { serve } from "../testing/server";
import { sitDown, type Place } from "../testing/table";
import Dock from "./Dock.svelte";

beforeAll(() => loadLanguage("en"));
afterEach(cleanup);

const click = (name: RegExp | string, role = "button") => fireEvent.click(screen.getByRole(role, { name }));
const confirm = () => fireEvent.click(document.querySelector("[data-confirm]")!);
const bar = () => document.querySelector(".bar")!.textContent.replaceAll(/\s+/g, " ").trim();

/** Be asked what is asked in a position; `found` is a part of the prompt's body, which is fetched late. */
async function at(position: Position, found: string): Promise<Place> {
  const place = sitDown(Dock, asked(position), { choices: choicesIn(position) });
  await expect.poll(() => document.querySelector(found)).not.toBeNull();
  return place;
}

describe("every question", () => {
  it.each(POSITIONS)("has words and nothing without a translation: %s", async (position) => {
    const place = sitDown(Dock, asked(position), { choices: choicesIn(position) });
    if (position !== "choose") await expect.poll(() => document.querySelector(".prompt > *")).not.toBeNull();
    expect(bar()).not.toMatch(/(prompt|option|split|slot)-/);
    expect(document.body.textContent).not.toMatch(/\b(prompt|option|split|token|quality)-[a-z]/);
    expect(place.sent("choices")).toHaveLength(1);
  });
});

describe("the draft", () => {
  it("keeps a card of the pack", async () => {
    const place = await at("draft", ".draft");
    expect(bar()).toContain("Keep one, pass 5 to Bela. Pick 1 of 4.");
    expect(screen.getAllByRole("radio")).toHaveLength(6);
    expect(screen.getByRole("group", { name: "Kept so far" }).textContent).toContain("You have kept none yet.");
    await click(/^Banker: Buy missing resources/, "radio");
    expect(bar()).toContain("Keep Banker");
    await confirm();
    expect(place.played()).toEqual(["banker"]);
  });
  it("says why a card cannot be taken", async () => {
    const game = asked("draft");
    const refused = { ...game.decision!, moves: ["C11"], prompt: { ...game.decision!.prompt, why: { banker: "draft-not" } } };
    const place = sitDown(Dock, { ...game, decision: refused });
    const banker = await screen.findByRole("radio", { name: /^Banker/ });
    expect(banker.title).toBe("You must still take another kind of card.");
    await fireEvent.click(banker);
    expect(place.session.marked).toBeNull();
  });
  it("can be gone on with where no card may be kept", async () => {
    const game = asked("draft");
    const prompt = { ...game.decision!.prompt, default: "done", options: [{ move: "done", button: "confirm" }] };
    const place = sitDown(Dock, { ...game, decision: { ...game.decision!, moves: ["done"], prompt } });
    await confirm();
    expect(place.played()).toEqual(["done"]);
  });
});

describe("events", () => {
  it("are kept in pairs; a third takes the place of the first", async () => {
    const place = await at("events", ".events .event");
    expect(bar()).toContain("Keep two events. Each can be played once, with a card.");
    await click(/^Design competition/);
    await confirm();
    expect(place.played()).toBeUndefined();
    await click(/^Expropriation/);
    await click(/^Quality control/);
    expect(screen.getByRole("button", { name: /^Design competition/ }).getAttribute("aria-pressed")).toBe("false");
    await confirm();
    expect(place.played()).toEqual(["events expropriation+quality"]);
  });
});

describe("tiles to give back", () => {
  it("are picked one by one, alike ones too", async () => {
    const place = await at("give back", ".give");
    expect(bar()).toContain("The supply is empty. Give tiles back for 1 point each. Secret until all have chosen. Give none back");
    const greens = screen.getAllByRole("button", { name: "Green space, keep" });
    expect(greens).toHaveLength(5);
    await fireEvent.click(greens[0]!);
    await fireEvent.click(greens[2]!);
    await click("Red 17, keep");
    expect(document.querySelector(".sum")!.textContent).toBe("3 tiles back, +3 points");
    expect(bar()).toContain("Give 3 back");
    await confirm();
    expect(place.played()).toEqual(["give P", "give P", "give R17", "done"]);
  });
  it("are worth what the prompt says", async () => {
    const game = asked("give back");
    const prompt = { ...game.decision!.prompt, title: { id: "prompt-give-back", values: { worth: 2 } } };
    sitDown(Dock, { ...game, decision: { ...game.decision!, prompt } });
    await fireEvent.click(await screen.findByRole("button", { name: "Red 17, keep" }));
    expect(document.querySelector(".sum")!.textContent).toBe("1 tile back, +2 points");
    expect(screen.getByRole("button", { name: "Red 17, +2 points" })).toBeTruthy();
  });
  it("may be none at all", async () => {
    const place = await at("give back", ".give");
    await confirm();
    expect(place.played()).toEqual(["done"]);
  });
  it("may be lacking: then there is only one answer", async () => {
    const game = asked("give back");
    const decision = { ...game.decision!, moves: ["done"], prompt: { ...game.decision!.prompt, options: [] } };
    const place = sitDown(Dock, { ...game, decision, view: { ...game.view, own: { ...game.view.own!, tiles: [] } } });
    expect((await screen.findByRole("group", { name: "Your tiles" })).textContent).toBe("You have no tiles.");
    expect(document.querySelector(".sum")).toBeNull();
    expect(bar()).toContain("Give none back");
    await confirm();
    expect(place.played()).toEqual(["done"]);
  });
});

describe("one of two", () => {
  it("is an item", async () => {
    const place = await at("item", ".options");
    expect(bar()).toContain("Take one. You used plot D alone. Confirm");
    await click("1 tile", "radio");
    expect(bar()).toContain("Take the tile");
    await confirm();
    expect(place.played()).toEqual(["tile"]);
  });
  it("is the moment of an event, with what it would bring", async () => {
    const place = await at("timing", ".options");
    expect(bar()).toMatch(/^Advertising campaign\. It happens around .*\. When\? Confirm/);
    const [before, after] = choicesIn("timing");
    await expect.poll(() => document.querySelectorAll(".big")[1]?.textContent).toBe(String(after!.event?.amount ?? "–"));
    const options = screen.getAllByRole("radio");
    expect(options[0]!.textContent).toContain(before!.words);
    await fireEvent.click(options[1]!);
    expect(bar()).toContain("After");
    await fireEvent.dblClick(options[1]!);
    expect(place.played()).toEqual(["after"]);
  });
  it("is the banker's purchase, with its price", async () => {
    const place = await at("purchase", ".options");
    expect(bar()).toContain("You lack 2 resources. Banker: buy from your supply, 1 point each. Buy and build");
    const [buy, decline] = screen.getAllByRole("radio");
    expect(buy!.textContent.replaceAll(/\s+/g, "")).toMatch(/−2.*\+2.*buyandbuildRed42›0points$/);
    await fireEvent.click(decline!);
    expect(bar()).toContain("Play the card alone");
    await fireEvent.click(buy!);
    await confirm();
    expect(place.played()).toEqual(["buy"]);
  });
});

describe("a token", () => {
  it("is stepped around with buttons, and says what a place is worth", async () => {
    const place = await at("token", ".token");
    expect(bar()).toContain("Where does token G go? 2 plots are free for it. Place here");
    expect(document.querySelector(".worth")).toBeNull();
    await click("Next plot");
    expect(place.session.marked).toBe(">E");
    expect(document.querySelector(".worth")!.textContent).toMatch(/^There the neighbours give .*\.$/);
    await click("Previous plot");
    await confirm();
    expect(place.played()).toEqual([">S"]);
  });
  it("of Hal is placed by the player", async () => {
    await at("hal token", ".token");
    expect(bar()).toContain("Hal built Blue 6 on plot F. You place his token.");
    expect(document.querySelector(".note")!.textContent).toContain("worth more to whoever draws it");
  });
  it("for which there is no place makes the others move on", async () => {
    const place = await at("shifting token", ".token");
    expect(bar()).toContain("No plot is free for token C.");
    await click("Next plot");
    expect(document.querySelector(".note")!.textContent).toMatch(/^Token C takes the plot of [A-L]\. Moving on: /);
    await confirm();
    expect(place.played()).toEqual([">cw"]);
  });
});

describe("tiles to draw", () => {
  it("are put together with steppers, as far as they go", async () => {
    const place = await at("split", ".split");
    expect(bar()).toContain("You draw 2 tiles. How? Decide before you see any of them. Draw");
    const counts = () => [...document.querySelectorAll(".count")].map((one) => one.textContent);
    expect(counts()).toEqual(["2", "0", "0", "0", "0", "0"]);
    const more = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name: `More: ${name}` });
    expect(more("Prestige, Red 24").disabled).toBe(true);
    await fireEvent.click(more("New building"));
    expect(counts()[0]).toBe("0");
    expect(more("Green space").disabled).toBe(true);
    await click("Less: New building");
    await fireEvent.click(more("Green space"));
    await confirm();
    expect(place.played()).toEqual(["draw P"]);
  });
  it("say what is left of none", async () => {
    const game = asked("split");
    const rows = game.decision!.prompt.rows!.map((row) => (row.sign === "P" ? { ...row, out: true } : row));
    sitDown(Dock, { ...game, decision: { ...game.decision!, prompt: { ...game.decision!.prompt, rows } } });
    expect((await screen.findByText("none left")).closest("li")!.textContent).toContain("Green space");
  });
});

describe("a quality control", () => {
  it("is paid with a slider between points and resources", async () => {
    const place = await at("quality control", ".quality");
    expect(bar()).toContain("Quality control by Bela. You lose 2, in the mix you like. Pay");
    const slider = screen.getByRole("slider", { name: /^Resources instead of points/ });
    expect(slider.getAttribute("aria-valuetext")).toBe("2 points, 0 resources");
    expect(document.querySelector(".quality .of-point")!.textContent).toContain("points, to Bela");
    await fireEvent.input(slider, { target: { value: "1" } });
    expect(slider.getAttribute("aria-valuetext")).toBe("1 point, 1 resource");
    expect(screen.getByText("left: 1 point, 0 resources")).toBeTruthy();
    await confirm();
    expect(place.played()).toEqual(["lose 1p 1r"]);
  });
});

describe("what a module from elsewhere asks", () => {
  const words = {
    en: "prompt-weather = What will the weather be?\nweather-rain = Rain\n",
    de: "prompt-weather = Wie wird das Wetter?\nweather-rain = Regen\n",
  };
  const options = [{ move: "rain", words: { id: "weather-rain" }, gains: [0, 1, 0] as [number, number, number] }];
  const prompt = { kind: "weather", clause: "X1", title: { id: "prompt-weather" }, asks: "ask-weather", options };
  const game = shown({ decision: decision({ question: "weather", moves: ["rain", "shine"], prompt }) });
  it("is a list of options, in words that the server tells in every language", async () => {
    serve({ about: { words } });
    const place = sitDown(Dock, game);
    await expect.poll(bar).toMatch(/^What will the weather be\? Confirm/);
    expect(screen.getByRole("radio", { name: "shine" })).toBeTruthy();
    await fireEvent.click(screen.getByRole("radio", { name: /\+1 ?tiles ?Rain/ }));
    await confirm();
    expect(place.played()).toEqual(["rain"]);
    await loadLanguage("de");
    await expect.poll(bar).toContain("Wie wird das Wetter?");
    await loadLanguage("en");
    vi.unstubAllGlobals();
  });
  it("says of an option what the server says, if it has no words", async () => {
    const choices = [{ move: "shine", words: "the sun shines", preview: null, event: null, lesson: null }];
    sitDown(Dock, { ...game, decision: { ...game.decision!, id: "1.0" } }, { choices });
    expect(await screen.findByRole("radio", { name: "the sun shines" })).toBeTruthy();
  });
});
