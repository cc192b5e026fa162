import { expect, test } from "./fixtures";
import { answerByClicks, dice, isAsked } from "./play";

/** Card and tile of each lesson, as its coach lights them. */
const LIT: ([string, string | null] | "new hand")[] = [
  ["R8", null],
  ["B", null],
  ["F", "Y9"],
  ["R3", "R7"],
  ["R8", "R6"],
  ["B1", "R12"],
  ["B3", null],
  "new hand",
  ["Y1", "Y10"],
  ["B14", null],
];

test("the tutorial to its end, then a game with two bots", async ({ person }) => {
  const { page } = person;
  await person.go();
  await page.getByRole("navigation").getByRole("link", { name: "Learn to play" }).click();
  await expect(page.getByRole("heading", { name: "The aim" })).toBeVisible();
  await page.getByRole("link", { name: "Begin: 10 small steps" }).click();
  for (const [at, lit] of LIT.entries()) {
    await expect(page.getByText(`Step ${at + 1} of 10`)).toBeVisible();
    await isAsked(page, "choose");
    await expect(page.locator(".spot")).toBeVisible();
    if (lit === "new hand") {
      const button = page.locator('button:has(use[href="#i-newhand"])');
      await button.click();
      await button.first().click();
    } else {
      const [card, tile] = lit;
      await page.locator(`[data-card="${card}"]`).click();
      if (tile) await page.locator(`[data-tile="${tile}"]`).click();
      await page.locator("[data-confirm]").click();
    }
    const next = page.getByRole("link", { name: "Next" });
    const more = page.locator('[data-question="item"], [data-question="token"]');
    await expect(next.or(more).first()).toBeVisible();
    if (await more.isVisible()) await answerByClicks(page, dice(1));
    await next.click();
  }
  await expect(page.getByRole("heading", { name: "You know the game" })).toBeVisible();
  await page.getByRole("button", { name: "Play with two bots" }).click();
  await isAsked(page, "choose");
});

test("whoever does something else in a lesson is told so, and tries again", async ({ person }) => {
  const { page } = person;
  await person.go("#/learn/3");
  await isAsked(page, "choose");
  await page.locator('[data-card="F"]').click();
  await page.locator("[data-confirm]").click();
  await isAsked(page, "item");
  await answerByClicks(page, dice(1));
  await expect(page.locator(".coach").getByText("That works, too")).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.locator(".coach").getByText("That works, too")).toBeHidden();
  await isAsked(page, "choose");
});
