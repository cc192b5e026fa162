import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { clean, type Looking } from "./axe";
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

/** By day all rules; by night the page is the same but for its colours. */
const THEMES: Record<string, Looking> = {
  light: {},
  dark: { runOnly: ["color-contrast", "link-in-text-block"] },
};

async function lookAtAll(person: Person, options: Looking = {}): Promise<void> {
  const { page } = person;
  for (const hash of ["", "#/rules/R5", "#/cards", "#/learn/1", "#/learn/8"]) {
    await person.go(hash);
    await expect(page.locator("h1:visible, h2:visible").first()).toBeVisible();
    await clean(page, hash || "home", options);
  }
  await person.go();
  await page.getByRole("button", { name: "Open a table", exact: true }).click();
  await expect(page.getByRole("button", { name: /start/i })).toBeVisible();
  await clean(page, "lobby", options);
  const { id } = await person.api<{ id: string }>("POST", "records", RECORD);
  await person.go(`#/replay/${id}/40`);
  await expect(page.getByRole("group", { name: "Steps" }).getByText(/^Move 40/)).toBeVisible();
  await clean(page, "replay", options);
  await person.begin({ seats: SEATS, position: LESSONS.at(-1)!.position });
  await asked(page);
  await page.locator('[data-card="B14"]:visible').click();
  await page.locator("[data-confirm]:visible").click();
  await expect(page.locator(".scoring")).toBeVisible();
  await clean(page, "scoring", options);
}

/** Choose other colours in the menu, and return what has become of red. */
async function wear(page: Page, palette: string): Promise<string> {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("combobox", { name: "Colours" }).selectOption(palette);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  return page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--red"));
}

for (const [theme, options] of Object.entries(THEMES)) {
  test(`axe finds nothing serious on any page, ${theme}`, async ({ people }) => {
    await lookAtAll(await people({ prefs: { theme } }), options);
  });

  test(`axe finds nothing serious at any question of the table, ${theme}`, async ({ people }) => {
    const person = await people({ prefs: { theme } });
    for (const [kind, position] of Object.entries(POSITIONS)) {
      await person.begin({ seats: kind.startsWith("hal") ? SEATS.slice(0, 1) : SEATS, position });
      await asked(person.page);
      await clean(person.page, kind, options);
    }
    await person.begin({ seats: SEATS, position: POSITIONS.choose! });
    await asked(person.page);
    const reds = new Set<string>();
    for (const palette of PALETTES) {
      reds.add(await wear(person.page, palette));
      if (palette !== "leaf") await clean(person.page, palette, { runOnly: { type: "rule", values: ["color-contrast"] } });
    }
    expect(reds.size, "every palette has its own red").toBe(PALETTES.length);
  });
}

test("axe finds nothing serious on a phone", async ({ people }) => {
  const person = await people({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await lookAtAll(person);
  await person.begin({ seats: SEATS, position: POSITIONS.choose! });
  await asked(person.page);
  await clean(person.page, "table");
});
