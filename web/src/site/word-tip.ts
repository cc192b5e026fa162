/** What the words of something on the screen are, and where they are shown. */
const MARGIN = 8;

/** The nearest thing that has words of its own; null where they can be read anyway. */
export function wordsAt(target: EventTarget | null): { element: Element; words: string } | null {
  if (!(target instanceof Element)) return null;
  const element = target.closest("[title], svg[role=img]");
  const words = element?.getAttribute("title") ?? element?.getAttribute("aria-label") ?? "";
  const readable = element instanceof HTMLElement && element.textContent?.trim() === words;
  return element && words && !readable ? { element, words } : null;
}

interface Box {
  left: number;
  top: number;
  bottom: number;
  width: number;
}

/** Below the thing, or above it in the lower half of the window, and never beyond its sides. */
export function placed(box: Box, width: number, wide: number, high: number): { left: number; top: number; above: boolean } {
  const above = box.bottom > high / 2;
  const left = Math.max(MARGIN, Math.min(box.left, wide - Math.min(width, wide) - MARGIN));
  return { left, top: above ? box.top - MARGIN : box.bottom + MARGIN, above };
}
