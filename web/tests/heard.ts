/** Plays as somebody does who hears the page: by roles and names alone, with keys on what has the focus. */
import { expect, type Locator, type Page } from "@playwright/test";
import { type Dice } from "./play";

const side = (page: Page): Locator => page.getByRole("region", { name: "Your side of the table" });
const NAMED = /[a-z]{3}/;
const BUILDING = /^(Red|Blue|Yellow) \d+, \d+ floors?, (nobody’s|.+ with \d+ resources?)(, construction site)?, gives /;
/** A plot that is offered; where none is free (T4) other tokens move on. */
const OFFER = /^Plot .+ for token [A-L]: neighbours give |^Token [A-L] takes the plot of [A-L]\. Moving on: .+ There the neighbours give /;
const SPACE = new RegExp(`${BUILDING.source}|^Urbanization token [A-L]$|${OFFER.source}`);
const CARD = /^(Red|Blue|Yellow) \d+, .+ With a tile you build on it and keep|^Plot [A-L]\. Alone: .+ With a tile: /;

/** What is asked is a region named by it, and was called out; whatever can be picked has a name that says what it is. */
async function hear(page: Page): Promise<string> {
  const asking = side(page).locator("[data-question]");
  const name = (await asking.getAttribute("aria-label"))!;
  expect(name).toMatch(NAMED);
  await expect(side(page).getByRole("region", { name, exact: true })).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: NAMED }).first()).toBeAttached();
  return (await asking.getAttribute("data-question"))!;
}

/** The names of all elements with a role, as the browser tells them to screen readers. */
async function namesOf(where: Locator, role: "gridcell" | "radio"): Promise<string[]> {
  const told = await where.ariaSnapshot();
  return [...told.matchAll(new RegExp(`- '?${role} "([^"]*)"`, "g"))].map((match) => match[1]!);
}

async function pick(group: Locator, roll: Dice): Promise<void> {
  const options = group.getByRole("radio");
  await expect(options.first()).toBeVisible();
  const chosen = options.nth(roll(await options.count()));
  await chosen.focus();
  await chosen.press("Space");
  await expect(chosen).toBeChecked();
}

async function chooseCard(page: Page, roll: Dice): Promise<void> {
  const hand = page.getByRole("radiogroup", { name: "Your hand" });
  for (const name of await namesOf(hand, "radio")) expect(name).toMatch(CARD);
  await pick(hand, roll);
  const tiles = page.getByRole("radiogroup", { name: /^Your tiles/ });
  const names = (await tiles.count()) ? await namesOf(tiles, "radio") : [];
  for (const name of names) expect(name).toMatch(/^(Red|Blue|Yellow) \d+, gives /);
  if (!names.length || !roll(4)) return;
  // By its place: what keeps a tile from being played with the card is added to its name as soon as the server tells it.
  const tile = tiles.getByRole("radio").nth(roll(names.length));
  await tile.focus();
  await tile.press("Space");
}

async function placeToken(page: Page): Promise<void> {
  const plot = page.getByRole("gridcell", { name: OFFER }).first();
  await plot.focus();
  await plot.press("Enter");
}

/** Give one tile back; whoever has none is asked as well (E1), and told so. */
async function giveBack(page: Page): Promise<void> {
  const tiles = side(page).getByRole("group", { name: "Your tiles" });
  const tile = tiles.getByRole("button").first();
  const none = tiles.getByText("You have no tiles.");
  await expect(tile.or(none)).toBeVisible();
  if (await none.isVisible()) return;
  await expect(tile).toHaveAccessibleName(/^(Red|Blue|Yellow) \d+, keep$/);
  await tile.press("Space");
  await expect(tile).toHaveAccessibleName(/, \+1 point$/);
}

/** Answer the open question; what is said of the city is true for every space of it. */
export async function answerByNames(page: Page, roll: Dice): Promise<void> {
  const question = await hear(page);
  for (const name of await namesOf(page.getByRole("grid", { name: "The city" }), "gridcell")) expect(name).toMatch(SPACE);
  if (question === "choose") await chooseCard(page, roll);
  else if (question === "token") await placeToken(page);
  else if (question === "give back") await giveBack(page);
  else await pick(side(page).getByRole("radiogroup", { name: "Your decision" }), roll);
  const before = await side(page).locator("[data-question]").getAttribute("data-decision");
  const send = side(page).getByRole("button", { name: /^(Confirm|Place here|Give|Take) ?.*Enter$/ });
  await expect(send).toBeEnabled();
  await send.press("Enter");
  await expect(page.locator(`[data-decision="${before}"]`)).toHaveCount(0);
}
