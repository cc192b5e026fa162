/** What axe has to say about a page. */
import type { Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";
import { expect } from "./fixtures";

/** What axe is to look at, and how. */
export type Looking = RunOptions;

/** By night a page is the same but for its colours. */
const COLOURS: Looking = { runOnly: ["color-contrast", "link-in-text-block"] };

// What axe need not find out to say what is seriously wrong: what passes, a selector for each of a thousand shapes,
// and what stands in style sheets and sounds, for which no rule of that weight asks.
const BRIEFLY: Looking = { resultTypes: ["violations"], selectors: false, preload: false, elementRef: true };

/** Nothing serious is wrong with a page. */
export async function clean(page: Page, what: string, options: Looking = {}): Promise<void> {
  // It stays in a page until another is loaded; on short pages loading it takes about half as long as looking.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const told = await page.evaluate(grave, { ...BRIEFLY, ...options });
  expect.soft(told, what).toEqual([]);
}

/** Nothing serious is wrong with a page that follows the system's colours, neither by day nor by night. */
export async function cleanDayAndNight(page: Page, what: string): Promise<void> {
  await clean(page, `${what}, by day`);
  await inTheDark(page, () => clean(page, `${what}, by night`, COLOURS));
}

/** Do something by night. */
export async function inTheDark(page: Page, doing: () => Promise<void>): Promise<void> {
  const root = page.locator("html");
  await expect(root).toHaveAttribute("data-theme", "light");
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(root).toHaveAttribute("data-theme", "dark");
  await doing();
  await page.emulateMedia({ colorScheme: "light" });
  await expect(root).toHaveAttribute("data-theme", "light");
}

/** What is seriously wrong, and where: this runs in the page. */
async function grave(options: Looking): Promise<string[]> {
  const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, options);
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .map(({ element }) => element!.outerHTML.slice(0, 160))
          .slice(0, 3)
          .join(" | ")}`,
    );
}
