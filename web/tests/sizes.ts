/** Sizes of windows, and what is measured in them. */
import type { Page } from "@playwright/test";

const TOUCH = { deviceScaleFactor: 2, hasTouch: true, isMobile: true };
export const PORTRAIT = { viewport: { width: 390, height: 844 }, ...TOUCH };
export const LANDSCAPE = { viewport: { width: 844, height: 390 }, ...TOUCH };

/** The smallest writing that can be seen, in pixels of the screen, and what it says. */
export function smallestText(page: Page): Promise<{ size: number; text: string }> {
  return page.evaluate(() => {
    let least = { size: Infinity, text: "" };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const [text, element] = [walker.currentNode.textContent!.trim(), walker.currentNode.parentElement!];
      if (!text || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (element.closest(".visually-hidden, title, defs, script")) continue;
      const drawn = element instanceof SVGGraphicsElement ? element.getScreenCTM()!.d : 1;
      const size = parseFloat(getComputedStyle(element).fontSize) * drawn;
      if (size < least.size) least = { size, text };
    }
    return least;
  });
}

/** The city is drawn a moment after the hand. */
const isDrawn = (page: Page): Promise<void> => page.locator("[role=gridcell]").first().waitFor();

/** How wide a space of the city is on the screen, and how many spaces with something on them lie outside its window. */
export async function cityOnScreen(page: Page): Promise<{ space: number; outside: number; height: number }> {
  await isDrawn(page);
  return page.evaluate(() => {
    const frame = document.querySelector(".board")!.getBoundingClientRect();
    const cells = [...document.querySelectorAll<SVGGElement>("[role=gridcell]")];
    const isOutside = (one: DOMRect): boolean =>
      one.left < frame.left - 1 || one.right > frame.right + 1 || one.top < frame.top - 1 || one.bottom > frame.bottom + 1;
    return {
      space: 112 * cells[0]!.querySelector("rect")!.getScreenCTM()!.a,
      outside: cells.filter((cell) => isOutside(cell.getBoundingClientRect())).length,
      height: frame.height,
    };
  });
}

/** The spaces of the city that something lies on, and what that is; all of them have to be inside its window. */
export async function coveredSpaces(page: Page): Promise<string[]> {
  await isDrawn(page);
  return page.evaluate(() => {
    const board = document.querySelector(".board")!;
    const cells = [...document.querySelectorAll<SVGGElement>("[role=gridcell]")];
    return cells.flatMap((cell) => {
      const { left, top, width, height } = cell.getBoundingClientRect();
      const parts = [0.2, 0.5, 0.8];
      const points = parts.flatMap((x) => parts.map((y) => document.elementFromPoint(left + width * x, top + height * y)));
      const above = points.find((one) => !one || !board.contains(one) || one.closest(".tools, .supplies, .controls"));
      return above === undefined ? [] : [`${cell.getAttribute("aria-label")}: ${above?.closest("[class]")?.getAttribute("class") ?? "outside"}`];
    });
  });
}
