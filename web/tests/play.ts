/** Plays as people do: looks which question is open, chooses something and confirms. */
import { expect, type Locator, type Page } from "@playwright/test";

/** The same "chance" in every run. */
export function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 4294967296) * below);
  };
}

export type Dice = ReturnType<typeof dice>;

const dock = (page: Page): Locator => page.locator("[data-question]").first();

export const questionOf = async (page: Page): Promise<string> => (await dock(page).getAttribute("data-question")) ?? "";

/** Wait until this page is asked something, or the game is over; returns the question ("": over). */
export async function asked(page: Page): Promise<string> {
  // Looked for at every frame: whole games are played, and what is expected is looked for at longer and longer intervals.
  const found = await page.waitForFunction(() => {
    const seen = (selector: string) =>
      [...document.querySelectorAll(selector)].find((one) => one.checkVisibility({ visibilityProperty: true }) && one.getClientRects().length);
    if (seen(".scoring")) return { question: "" };
    return seen('[data-question]:not([data-question=""])') && { question: document.querySelector("[data-question]")!.getAttribute("data-question")! };
  });
  return (await found.jsonValue())!.question;
}

/** Wait until this page is asked a certain question. */
export const isAsked = (page: Page, question: string): Promise<void> => expect(page.locator(`[data-question="${question}"]`).first()).toBeVisible();

/** Send the answer that has been put together, and wait until it is taken. */
async function confirm(page: Page, press: () => Promise<void>): Promise<void> {
  const before = await dock(page).getAttribute("data-decision");
  await press();
  await isOver(page, before);
}

/** Wait until a decision is no longer asked for. */
export async function isOver(page: Page, decision: string | null): Promise<void> {
  await page.waitForFunction((id) => !document.querySelector(`[data-decision="${id}"]`), decision);
}

const sendable = (page: Page): Locator => page.locator("[data-confirm]:visible").first();

type Press = (one: Locator) => Promise<void>;

/** Answer the open question with the mouse. */
export const answerByClicks = (page: Page, roll: Dice): Promise<void> => answerBy((one) => one.click(), page, roll);

/** Answer the open question with a finger. */
export const answerByTouch = (page: Page, roll: Dice): Promise<void> => answerBy((one) => one.tap(), page, roll);

async function answerBy(press: Press, page: Page, roll: Dice): Promise<void> {
  const question = await questionOf(page);
  if (question === "choose") await choose(press, page, roll);
  else await mark(press, page, question, roll);
  await expect(sendable(page)).toBeEnabled();
  await confirm(page, () => press(sendable(page)));
}

async function choose(press: Press, page: Page, roll: Dice): Promise<void> {
  await press(await one(page.locator("[data-card]:visible"), roll));
  const tiles = page.locator("[data-tile]:visible");
  const count = await tiles.count();
  if (count && roll(4)) {
    // What does not go together is refused with a word; then the card is played alone.
    await press(tiles.nth(roll(count)));
  }
  const aside = page.locator(".set-aside:visible").first();
  // The answer before may still be on its way; where a card can be set aside, that has to be done first.
  await expect(page.locator("[data-confirm]:visible:enabled").or(aside).first()).toBeVisible();
  if (await sendable(page).isDisabled()) await press(aside);
}

async function mark(press: Press, page: Page, question: string, roll: Dice): Promise<void> {
  if (question === "token") await press(page.locator(".token button:visible").last());
  else if (question === "events") {
    const events = page.getByRole("group").locator(".event");
    await press(events.nth(0));
    await press(events.nth(2));
  } else if (["draft", "item", "timing", "purchase"].includes(question)) {
    const options = page.locator('.draft [role=radio][aria-disabled="false"]:visible, .options [role=radio]:visible');
    // The prompt may still be on its way; where nothing can be chosen one only confirms.
    await expect(options.or(page.locator("[data-confirm]:visible:enabled")).first()).toBeVisible();
    if (await options.count()) await press(await one(options, roll));
  }
}

async function one(options: Locator, roll: Dice): Promise<Locator> {
  await expect(options.first()).toBeVisible();
  return options.nth(roll(await options.count()));
}

/** Answer the open question with keys alone. */
export async function answerByKeys(page: Page, roll: Dice): Promise<void> {
  const question = await questionOf(page);
  const keyboard = page.keyboard;
  if (question === "choose") {
    await keyboard.press("Escape");
    await keyboard.press(String(1 + roll(await page.locator("[data-card][role=radio]").count())));
    const tiles = await page.locator("[data-tile]").count();
    if (tiles && roll(4)) await keyboard.press("QWERTYUIOP"[roll(Math.min(tiles, 10))]!);
  } else if (question === "token") {
    await keyboard.press("ArrowRight");
  } else if (question === "item") {
    await focusWithTab(page, ".options [role=radio]");
    await keyboard.press("ArrowRight");
    await keyboard.press("Space");
  }
  await expect(sendable(page)).toBeEnabled();
  await confirm(page, () => keyboard.press("Enter"));
}

/** Go on with Tab until something of this kind has the focus. */
export async function focusWithTab(page: Page, selector: string): Promise<void> {
  for (let steps = 0; steps < 200; steps++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never comes to ${selector}.`);
}

/** Play until the game is over, or for a number of answers at most; returns how many there were. */
export async function playOut(page: Page, answer: (page: Page, roll: Dice) => Promise<void>, seed = 1, most = Infinity): Promise<number> {
  const roll = dice(seed);
  let answers = 0;
  while (answers < most && (await asked(page))) {
    await answer(page, roll);
    answers += 1;
  }
  return answers;
}
