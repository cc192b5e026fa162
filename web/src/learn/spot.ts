/** Finds what a lesson points at: the card, then its tile, then the button. */
import type { Lesson } from "./lessons";

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The first of these on the screen that can be seen. */
function visible(selector: string): HTMLElement | null {
  const found = [...document.querySelectorAll<HTMLElement>(selector)];
  return found.find((one) => one.getClientRects().length > 0) ?? null;
}

const isChosen = (element: HTMLElement): boolean => element.getAttribute("aria-checked") === "true";

/** What to do next, as an element; null while there is nothing to point at. */
export function nextTarget({ card, tile, target }: Pick<Lesson, "card" | "tile" | "target">): HTMLElement | null {
  if (target) return visible(target);
  const first = visible(`[data-card="${card}"]`);
  if (!first || first.getAttribute("aria-disabled") === "true") return null;
  if (!isChosen(first)) return first;
  const second = tile ? visible(`[data-tile="${tile}"]`) : null;
  if (second && !isChosen(second)) return second;
  return visible("[data-confirm]");
}
