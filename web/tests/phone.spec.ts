import { expect, test } from "./fixtures";
import { answerByTouch, isAsked, playOut } from "./play";
import { LANDSCAPE, PORTRAIT, smallestText } from "./sizes";

for (const [held, phone] of [
  ["upright", PORTRAIT],
  ["on its side", LANDSCAPE],
] as const) {
  test(`a whole game against Hal by touch on a phone held ${held}, and nothing is wider than the screen`, async ({ people }) => {
    const person = await people(phone);
    const { page } = person;
    await person.go();
    await fits();
    await page.getByRole("link", { name: "Alone against Hal" }).tap();
    await expect(page.getByRole("heading", { name: "Meet Hal" })).toBeVisible();
    await fits();
    await page.getByRole("button", { name: "Play against Hal" }).tap();
    await isAsked(page, "choose");
    await fits();
    await playOut(page, answerByTouch, 9);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(/win/);
    await fits();
    const { size, text } = await smallestText(page);
    expect(size, text).toBeGreaterThanOrEqual(11.49);

    async function fits(): Promise<void> {
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(phone.viewport.width);
    }
  });
}

test("a tap on an icon says its words", async ({ people }) => {
  const person = await people(PORTRAIT);
  const { page } = person;
  await person.begin({
    seats: [
      { kind: "me", name: "Juno" },
      { kind: "bot", bot: "random", name: "Ada" },
    ],
    options: { introductory: true },
  });
  await isAsked(page, "choose");
  const tip = page.locator(".word-tip");
  await page.getByRole("button", { name: "Rivals" }).tap();
  await page.getByRole("region", { name: "Ada" }).locator(".numbers .of-point").tap();
  await expect(tip).toHaveText(/^\d+ points?$/);
  await page.getByRole("button", { name: "City" }).tap();
  await expect(tip).toHaveCount(0);
});

test("no keys are named to fingers", async ({ people }) => {
  const person = await people(PORTRAIT);
  const { page } = person;
  await person.begin({
    seats: [
      { kind: "me", name: "Juno" },
      { kind: "bot", bot: "random", name: "Ada" },
    ],
    options: { introductory: true },
  });
  await isAsked(page, "choose");
  await page.getByRole("button", { name: "Menu" }).tap();
  await expect(page.getByRole("checkbox", { name: /^Sound/ })).toBeVisible();
  await expect(page.locator("kbd:visible")).toHaveCount(0);
});

test("what moves or opens a seat of the lobby stands beside its name, and what has words below", async ({ people }) => {
  const person = await people(PORTRAIT);
  const { page } = person;
  await person.begin({ seats: [{ kind: "me", name: "Juno" }, { kind: "open" }, { kind: "bot", bot: "random", name: "Ada" }], start: false });
  for (const [name, words] of [
    ["Open seat", "Someone here plays too"],
    ["Ada", null],
  ] as const) {
    const row = page.getByRole("listitem").filter({ has: page.getByRole("button", { name: `Move ${name}` }) });
    const swap = (await row.getByRole("button", { name: `Move ${name}` }).boundingBox())!;
    const who = (await row.locator(".who :is(b, input)").boundingBox())!;
    const below = (await (words ? row.getByRole("button", { name: words }) : row.getByRole("combobox")).boundingBox())!;
    expect(swap.y, name).toBeLessThan(who.y + who.height);
    expect(swap.x, name).toBeGreaterThanOrEqual(who.x + who.width);
    expect(below.y, name).toBeGreaterThanOrEqual(swap.y + swap.height);
  }
});

for (const size of [100, 130])
  test(`every page fits a phone at ${size} percent`, async ({ people }) => {
    // German has the longest words.
    const person = await people({ ...PORTRAIT, prefs: { size, language: "de" } });
    for (const hash of ["", "#/learn/1", "#/rules/R5", "#/cards", "#/hal", "#/new"]) {
      await person.go(hash);
      await expect(person.page.locator("h1:visible, h2:visible").first()).toBeVisible();
      // A page settles once its fonts are there; those that come in their stead are narrower.
      await person.page.evaluate(() => document.fonts.ready);
      await expect.poll(() => person.page.evaluate(() => document.documentElement.scrollWidth), hash).toBeLessThanOrEqual(390);
    }
  });
