import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { coveredSpaces, LANDSCAPE, PORTRAIT } from "./sizes";

const RECORD = join(import.meta.dirname, "data/game.json");
const MOVES = (JSON.parse(readFileSync(RECORD, "utf8")) as { moves: unknown[] }).moves.length;

const where = (page: Page) => page.getByRole("group", { name: "Steps" });

test("a file is replayed: steps, jumps, eyes, a shared moment, a bot's opinion", async ({ people }) => {
  const person = await people({ permissions: ["clipboard-read", "clipboard-write"] });
  const { page } = person;
  await person.go();
  await page.locator('input[type="file"]').setInputFiles(RECORD);
  await expect(page.getByText("The beginning").first()).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/\/1$/);
  await page.getByRole("button", { name: "One move on" }).click();
  await expect(where(page).getByText(`Move 2 of ${MOVES}`)).toBeVisible();
  await page.keyboard.press("PageDown");
  await page.getByRole("combobox", { name: "Round" }).selectOption("3");
  await expect(page.getByRole("combobox", { name: "Seen by" })).toHaveValue("all");
  await page.getByRole("combobox", { name: "Seen by" }).selectOption({ index: 2 });
  await page.getByRole("button", { name: /^Next choice of/ }).click();
  await page.getByRole("button", { name: /^Ask / }).click();
  await expect(page.getByText(/would (rather )?have played/).last()).toBeVisible();
  await page.getByRole("button", { name: "Share this moment" }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toContain("#/replay/");
  const friend = await people({ name: "Bela" });
  await friend.page.goto(await copied());
  await expect(where(friend.page).getByText(/^Move/)).toHaveText((await where(page).getByText(/^Move/).textContent())!);
  await page.keyboard.press("End");
  await expect(where(page).getByText(`Move ${MOVES} of ${MOVES}`)).toBeVisible();
});

for (const [name, phone] of [
  ["upright", PORTRAIT],
  ["on its side", LANDSCAPE],
] as const) {
  test(`nothing lies on a city that is replayed on a phone held ${name}`, async ({ people }) => {
    const person = await people(phone);
    const { page } = person;
    await person.go();
    await page.locator('input[type="file"]').setInputFiles(RECORD);
    await expect(page.getByText("The beginning").first()).toBeVisible();
    // A city of eight rows, which leaves no room for buttons beside it.
    await page.keyboard.press("End");
    await expect(where(page).getByText(`Move ${MOVES} of ${MOVES}`)).toBeVisible();
    await expect.poll(() => coveredSpaces(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.viewport.width);
  });
}

test("what is no record is refused in a sentence", async ({ person }) => {
  const { page } = person;
  await person.go();
  await page.locator('input[type="file"]').setInputFiles({ name: "x.json", mimeType: "application/json", buffer: Buffer.from("hello") });
  await expect(page.getByText("This file is not the record of a game.").first()).toBeVisible();
});
