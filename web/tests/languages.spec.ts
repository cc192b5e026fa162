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

/** What the scripts say that the page has fetched. */
function scripts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const names = performance.getEntriesByType("resource").map(({ name }) => name);
    const read = async (name: string) => (await fetch(name)).text();
    return Promise.all(names.filter((name) => name.endsWith(".js")).map(read));
  });
}

const LANGUAGES = [
  {
    code: "en",
    play: "Quick game with three bots",
    turn: "Your turn",
    clause: "Construct a floor",
    chapter: "Resolving the actions",
    reading: "Our reading:",
  },
  {
    code: "de",
    play: "Schnelles Spiel gegen drei Bots",
    turn: "Du bist dran",
    clause: "Hochbauen",
    chapter: "Aktionen auslösen",
    reading: "Unsere Lesart:",
  },
  {
    code: "fr",
    play: "Partie rapide contre trois bots",
    turn: "À toi de jouer",
    clause: "Construire en hauteur",
    chapter: "Résolution des actions",
    reading: "Notre lecture :",
  },
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

for (const { code, clause, chapter, reading } of LANGUAGES) {
  test(`the rules open at a clause in ${code}, and no other language is fetched`, async ({ people }) => {
    const { page, server } = await people({ prefs: { language: code } });
    await page.goto(`${server.url}#/rules/R5`);
    const opened = page.getByRole("heading", { name: clause, level: 3 });
    await expect(opened).toBeInViewport();
    await expect(opened).toBeFocused();
    await expect(page.getByRole("main")).toHaveAttribute("lang", code);
    await expect(page.locator("blockquote strong").first()).toHaveText(reading);
    await expect(page.locator('nav a[aria-current="location"]')).toContainText(chapter);
    expect((await scripts(page)).filter((text) => text.includes("#/rules/R3")).length).toBe(1);
  });
}

test("the rules follow when another language is chosen, and are searched in it", async ({ people }) => {
  const { page, server } = await people({ prefs: { language: "de" } });
  await page.goto(`${server.url}#/rules/R5`);
  await page.getByRole("combobox", { name: "Sprache" }).selectOption("fr");
  await expect(page.getByRole("heading", { name: "Construire en hauteur", level: 3 })).toBeVisible();
  await page.getByRole("searchbox", { name: "Chercher dans les règles" }).fill("controle qualite");
  await expect(page.getByRole("heading", { name: "Contrôle qualité", level: 3 })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Construire en hauteur", level: 3 })).toBeHidden();
});

test("the language of the browser is taken, and another one when it is chosen", async ({ people }) => {
  const person = await people({ locale: "fr-FR" });
  const { page } = person;
  await person.go();
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await page.getByRole("combobox", { name: "Langue" }).selectOption("de");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
});

for (const [name, hash, wanted] of [
  ["the first page", "", { "Home.js": 1, "Home.css": 1, "first.js": 1 }],
  // A script, and its words.
  ["a table", "#/table/nowhere", { "table.js": 2, "table.css": 1, "play.js": 1 }],
] as const) {
  test(`what ${name} needs is asked for before the first script is there, in one language alone`, async ({ people }) => {
    const { context, page, server } = await people({ locale: "fr-FR" });
    let go = (): void => undefined;
    const held = new Promise<void>((done) => (go = done));
    await context.route(/\/assets\/boot-.*\.js$/, (route) => held.then(() => route.continue()));
    const files: string[] = [];
    page.on("request", (request) => files.push(/\/assets\/(\w+)-[^/]*(\.\w+)$/.exec(request.url())?.slice(1).join("") ?? ""));
    const count = (wanted: string) => files.filter((file) => file === wanted).length;
    await page.goto(server.url + hash, { waitUntil: "commit" });
    for (const [file, times] of Object.entries(wanted)) await expect.poll(() => count(file), file).toBe(times);
    go();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (const [file, times] of Object.entries(wanted)) expect(count(file), file).toBe(times);
  });
}
