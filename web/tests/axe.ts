/** What axe has to say about a page. */
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./fixtures";

/** Nothing serious is wrong with a page, by some rules or by all. */
export async function clean(page: Page, what: string, rules: string[] = []): Promise<void> {
  const only = rules.length ? { runOnly: { type: "rule" as const, values: rules } } : {};
  // What passes is not described: to find a selector for each of a thousand shapes takes axe longest.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ["violations"], ...only })
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
