import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { answerByClicks, asked, dice } from "./play";

/** Texts on the page that look like the id of a message instead of the message. */
function idsShown(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent!.trim();
      if (/^[a-z]+(-[a-z0-9]+)+(\.[a-z]+)?$/.test(text)) found.push(text);
    }
    for (const element of document.querySelectorAll("[aria-label], [title]")) {
      for (const name of ["aria-label", "title"]) {
        const text = element.getAttribute(name) ?? "";
        if (/^[a-z]+(-[a-z0-9]+)+(\.[a-z]+)?$/.test(text)) found.push(text);
      }
    }
    return found;
  });
}

const LANGUAGES = [
  { code: "en", play: "Play now with bots", turn: "Your turn", win: /wins?/ },
  { code: "de", play: "Gleich gegen Bots spielen", turn: "Du bist dran", win: /gewinn/ },
  { code: "fr", play: "Jouer contre des bots", turn: "À toi de jouer", win: /gagne/ },
];

for (const { code, play, turn } of LANGUAGES) {
  test(`everything is said in ${code}`, async ({ person }) => {
    const { page } = person;
    await person.go();
    await page.getByRole("combobox", { name: /Language|Sprache|Langue/ }).selectOption(code);
    await expect(page.getByRole("button", { name: play })).toBeVisible();
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("lang", code);
    expect(await idsShown(page)).toEqual([]);
    for (const hash of ["#/cards", "#/rules", "#/learn/1"]) {
      await person.go(hash);
      await expect(page.locator("h1:visible, h2:visible").first()).toBeVisible();
      expect(await idsShown(page), hash).toEqual([]);
    }
    await person.go();
    await page.getByRole("button", { name: play }).click();
    await asked(page);
    await expect(page).toHaveTitle(new RegExp(turn));
    const roll = dice(13);
    for (let answers = 0; answers < 6; answers++) {
      if (!(await asked(page))) break;
      expect(await idsShown(page)).toEqual([]);
      await answerByClicks(page, roll);
    }
  });
}

test("the language of the browser is taken, and another one when it is chosen", async ({ people }) => {
  const person = await people({ locale: "fr-FR" });
  const { page } = person;
  await person.go();
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await page.getByRole("combobox", { name: "Langue" }).selectOption("de");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
});
