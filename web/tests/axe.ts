/** What axe has to say about a page. */
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./fixtures";

/** Nothing serious is wrong with a page. */
export async function clean(page: Page, what: string): Promise<void> {
  // What passes is not described: to find a selector for each of a thousand shapes takes axe longest.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ["violations"] })
    .analyze();
  const grave = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  const told = grave.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map((node) => node.html.slice(0, 160))
        .slice(0, 3)
        .join(" | ")}`,
  );
  expect.soft(told, what).toEqual([]);
}
