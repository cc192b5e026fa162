import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { clean, cleanDayAndNight, inTheDark, type Looking } from "./axe";
import { expect, type Person, test } from "./fixtures";
import { LESSONS } from "../src/learn/lessons";
import { asked } from "./play";

const PALETTES = ["leaf", "contrast", "protan", "deutan", "tritan"];

const DATA = join(import.meta.dirname, "data");
const POSITIONS = JSON.parse(readFileSync(join(DATA, "positions.json"), "utf8")) as Record<string, string>;
const RECORD = JSON.parse(readFileSync(join(DATA, "game.json"), "utf8")) as unknown;
const SEATS = [
  { kind: "me", name: "Juno" },
  { kind: "bot", bot: "random", name: "Ada" },
];

const CONTRAST: Looking = { runOnly: ["color-contrast"] };

/** Screens, and something that each of them shows only when all of it is there. */
const SCREENS: Record<string, string> = {
  "": "#open-tables",
  "#/rules/R5": "#clause-R5",
  "#/cards": "h2:has-text('Events')",
  "#/learn/1": "[data-question=choose]",
  "#/learn/8": "[data-question=choose]",
};

async function lookAtAll(person: Person, look: (page: Page, what: string) => Promise<void>): Promise<void> {
  const { page } = person;
  for (const [hash, sign] of Object.entries(SCREENS)) {
    await person.go(hash);
    await expect(page.locator(sign).first()).toBeVisible();
    await look(page, hash || "home");
  }
  await person.go();
  await page.getByRole("button", { name: "Open a table", exact: true }).click();
  await expect(page.getByRole("button", { name: /start/i })).toBeVisible();
  await look(page, "lobby");
  const { id } = await person.api<{ id: string }>("POST", "records", RECORD);
  await person.go(`#/replay/${id}/40`);
  await expect(page.getByRole("group", { name: "Steps" }).getByText(/^Move 40/)).toBeVisible();
  await look(page, "replay");
  await person.begin({ seats: SEATS, position: LESSONS.at(-1)!.position });
  await asked(page);
  await page.locator('[data-card="B14"]:visible').click();
  await page.locator("[data-confirm]:visible").click();
  await expect(page.locator(".scoring")).toBeVisible();
  await look(page, "scoring");
}

/** Choose other colours in the menu, and return what has become of red. */
async function wear(page: Page, palette: string): Promise<string> {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("combobox", { name: "Colours" }).selectOption(palette);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  return page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--red"));
}

/** Every palette keeps its contrasts, and has its own red. */
async function wearAll(page: Page, when: string): Promise<void> {
  const reds = new Set<string>();
  for (const palette of PALETTES) {
    reds.add(await wear(page, palette));
    if (palette !== "leaf") await clean(page, `${palette}, ${when}`, CONTRAST);
  }
  expect(reds.size, `every palette has its own red ${when}`).toBe(PALETTES.length);
}

test("axe finds nothing serious on any page, by day and by night", async ({ person }) => {
  await lookAtAll(person, cleanDayAndNight);
});

test("axe finds nothing serious at any question of the table, by day and by night", async ({ person }) => {
  const { page } = person;
  for (const [kind, position] of Object.entries(POSITIONS)) {
    await person.begin({ seats: kind.startsWith("hal") ? SEATS.slice(0, 1) : SEATS, position });
    await asked(page);
    await cleanDayAndNight(page, kind);
  }
});

test("axe finds nothing serious in any colours, by day and by night", async ({ person }) => {
  const { page } = person;
  await person.begin({ seats: SEATS, position: POSITIONS.choose! });
  await asked(page);
  await wearAll(page, "by day");
  await inTheDark(page, () => wearAll(page, "by night"));
});

test("axe finds nothing serious on a phone", async ({ people }) => {
  const person = await people({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await lookAtAll(person, clean);
  await person.begin({ seats: SEATS, position: POSITIONS.choose! });
  await asked(person.page);
  await clean(person.page, "table");
});
