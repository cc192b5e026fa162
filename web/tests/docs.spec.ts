/** The documentation as readers see it: every page, on a desk and on a phone. `make docs` builds it. */
import { clean } from "./axe";
import { expect, test } from "./fixtures";
import { PORTRAIT } from "./sizes";

/** Pages that have, together, everything that is coloured; to look at every word of all pages takes minutes. */
const COLOURED = /docs\/(api\/errors|tutorials\/first-bot|record|tutorials\/play)\/$|docs\/$/;

test("every page of the documentation can be read", async ({ people }) => {
  const [desk, phone] = [await people(), await people(PORTRAIT)];
  const start = `${desk.server.url}docs/`;
  await desk.page.goto(start);
  const links = await desk.page.locator("nav a[href]").evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href.split("#")[0]!));
  const pages = [...new Set(links)].filter((link) => link.startsWith(start));
  expect(pages.length).toBeGreaterThan(25);
  for (const address of pages) {
    for (const { page } of [desk, phone]) {
      await page.goto(address);
      await expect(page.locator("h1").first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${address} is too wide`).toBeLessThanOrEqual(0);
    }
    await clean(desk.page, address, COLOURED.test(address) ? {} : { rules: { "color-contrast": { enabled: false } } });
  }
  await desk.page.goto(`${start}rules/#t4-others-make-room`);
  await expect(desk.page.getByRole("img", { name: /no free space keeps the order/ })).toBeVisible();
});
