/** Players and tournaments in real browsers: a server that keeps both, from the key to the first table. */
import { clean, cleanDayAndNight } from "./axe";
import { type Browser, expect, newPerson, type Person, test } from "./fixtures";
import { Server } from "./server";
import { LANDSCAPE, PORTRAIT } from "./sizes";

const CLUB = { GINKGOPOLIS_RATINGS: "true", GINKGOPOLIS_TOURNAMENTS: "players", GINKGOPOLIS_PLAYERS_PER_MINUTE: "1000" };
const server = new Server({ ...CLUB, GINKGOPOLIS_TOURNAMENTS_PER_MINUTE: "1000" });

test.beforeAll(() => server.start());
test.afterAll(() => server.stop());

async function announce({ page }: Person, name: string): Promise<string> {
  await page.getByRole("link", { name: "Announce a tournament" }).click();
  await expect(page.getByRole("heading", { name: "Announce a tournament" })).toBeVisible();
  await page.getByRole("textbox", { name: "Name" }).fill("Ada");
  await page.getByRole("button", { name: "Become a player" }).click();
  await page.getByRole("combobox", { name: "Places" }).selectOption("4");
  await page.getByRole("textbox", { name: "Name" }).fill(name);
  await clean(page, "announce");
  await page.getByRole("button", { name: "Announce a tournament" }).click();
  await expect(page.getByRole("heading", { name })).toBeVisible();
  return page.url().split("/").at(-1)!;
}

/** In windows of middle width the header, which has most links here, stands in one row, and the links that find no room are scrolled to. */
async function headerFits(browser: Browser): Promise<void> {
  for (const viewport of [{ width: 1024, height: 768 }, LANDSCAPE.viewport]) {
    const person = await newPerson(browser, server, { viewport, prefs: { language: "de" } });
    await person.go();
    await expect(person.page.getByRole("navigation").getByText("Turniere")).toBeAttached();
    const header = (await person.page.getByRole("banner").boundingBox())!;
    expect(header.height).toBeLessThanOrEqual(80);
    expect(await person.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
    await person.context.close();
  }
}

/** On a phone the first page's links, of which there are most here, are scrolled to: none lies on another. */
async function linksFit(browser: Browser): Promise<void> {
  const phone = await newPerson(browser, server, PORTRAIT);
  await phone.go();
  const links = phone.page.getByRole("navigation").locator("a, label");
  await expect(links.filter({ hasText: "Tournaments" })).toBeVisible();
  const narrow = await links.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent));
  expect(narrow).toEqual([]);
  await phone.context.close();
}

test("a tournament is announced, joined, and leads to its tables", async ({ browser }) => {
  const ada = await newPerson(browser, server);
  await ada.go("#/tournaments");
  await clean(ada.page, "no tournaments");
  const id = await announce(ada, "Autumn Cup");
  await ada.page.getByRole("button", { name: "Join" }).click();
  await expect(ada.page.getByRole("button", { name: "Leave" })).toBeVisible();
  for (const name of ["Bob", "Cleo", "Dario"]) {
    const guest = await newPerson(browser, server, { name });
    await guest.api("POST", "players", { name });
    await guest.api("POST", `tournaments/${id}/join`, {});
    await guest.context.close();
  }
  await ada.page.reload();
  await expect(ada.page.getByRole("heading", { name: "Round 1" })).toBeVisible();
  await cleanDayAndNight(ada.page, "tournament");
  for (const hash of ["#/tournaments", "#/ladder"]) {
    await ada.go(hash);
    await expect(ada.page.getByText("You are Ada.")).toBeVisible();
    await cleanDayAndNight(ada.page, hash);
  }
  await ada.go(`#/tournament/${id}`);
  await expect(ada.page.getByRole("heading", { name: "Round 1" })).toBeVisible();
  await linksFit(browser);
  await headerFits(browser);
  await ada.page.getByRole("button", { name: "To your table" }).click();
  await expect(ada.page).toHaveURL(/#\/table\//);
  await expect(ada.page.locator("[data-question]").first()).toBeVisible();
  await ada.context.close();
  expect(ada.errors).toEqual([]);
});
