/** The documentation as readers see it: every page, on a desk and on a phone. `make docs` builds it. */
import type { Page, ViewportSize } from "@playwright/test";
import { clean, type Looking } from "./axe";
import { expect, test } from "./fixtures";
import { PORTRAIT } from "./sizes";

const DESK = { width: 1440, height: 900 };
const PHONE = PORTRAIT.viewport;
const SHAPES: Looking = { rules: { "color-contrast": { enabled: false } } };

/** Pages that have, together, everything that is coloured; to look at every word of all pages takes minutes. */
const COLOURED = /docs\/(api\/errors|tutorials\/first-bot|record|tutorials\/play)\/$|docs\/$/;

/** Nothing is cut off at a width. */
async function fits(page: Page, { width, height }: ViewportSize): Promise<void> {
  await page.setViewportSize({ width, height });
  await expect(page.locator("h1").first()).toBeVisible();
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(over, `${page.url()} is too wide for ${width}`).toBeLessThanOrEqual(0);
}

test("every page of the documentation can be read, on a desk and on a phone", async ({ person: { page, server } }) => {
  const start = `${server.url}docs/`;
  await page.goto(start);
  const links = await page.locator("nav a[href]").evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href.split("#")[0]!));
  const pages = [...new Set(links)].filter((link) => link.startsWith(start));
  expect(pages.length).toBeGreaterThan(25);
  for (const address of pages) {
    await page.goto(address);
    await fits(page, PHONE);
    await fits(page, DESK);
    await clean(page, address, COLOURED.test(address) ? {} : SHAPES);
  }
  await page.goto(`${start}rules/#t4-others-make-room`);
  await expect(page.getByRole("img", { name: /no free space keeps the order/ })).toBeVisible();
});

test("types in signatures lead to the pages about them", async ({ person: { page, server } }) => {
  await page.goto(`${server.url}docs/api/game/`);
  const signature = (name: string) => page.locator(".doc-signature").filter({ hasText: new RegExp(`^\\s*${name}[(:]`) });
  await expect(signature("Game")).toHaveCount(0); // nobody calls the class itself
  await signature("legal_moves").getByRole("link", { name: "Moves" }).click();
  await expect(page).toHaveURL(/api\/values\/#ginkgopolis\.Moves$/);
  await page.goto(`${server.url}docs/api/views/`);
  await signature("seats").first().getByRole("link", { name: "SeatView" }).click();
  await expect(page.locator("[id='ginkgopolis.view.shapes.SeatView']")).toBeInViewport();
});
