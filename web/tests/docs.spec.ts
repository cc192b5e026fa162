/** The documentation as readers see it: every page, on a desk and on a phone. `make docs` builds it. */
import type { Page } from "@playwright/test";
import { clean } from "./axe";
import { expect, type Person, test } from "./fixtures";
import { PORTRAIT } from "./sizes";

/** Pages that have, together, everything that is coloured; to look at every word of all pages takes minutes. */
const COLOURED = /docs\/(api\/errors|tutorials\/first-bot|record|tutorials\/play)\/$|docs\/$/;

/** Open every page that the first one links to. */
async function read({ page, server }: Person, look: (page: Page, address: string) => Promise<void>): Promise<void> {
  const start = `${server.url}docs/`;
  await page.goto(start);
  const links = await page.locator("nav a[href]").evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href.split("#")[0]!));
  const pages = [...new Set(links)].filter((link) => link.startsWith(start));
  expect(pages.length).toBeGreaterThan(25);
  for (const address of pages) {
    await page.goto(address);
    await expect(page.locator("h1").first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${address} is too wide`).toBeLessThanOrEqual(0);
    await look(page, address);
  }
}

test("every page of the documentation can be read on a desk", async ({ person }) => {
  const all = { rules: { "color-contrast": { enabled: false } } };
  await read(person, (page, address) => clean(page, address, COLOURED.test(address) ? {} : all));
  await person.page.goto(`${person.server.url}docs/rules/#t4-others-make-room`);
  await expect(person.page.getByRole("img", { name: /no free space keeps the order/ })).toBeVisible();
});

test("every page of the documentation can be read on a phone", async ({ people }) => {
  await read(await people(PORTRAIT), () => Promise.resolve());
});
