/** Which of the three layouts fits this window, and where what one plays with lies. */
import { zoom } from "./prefs.svelte";

export type Layout = "desktop" | "tablet" | "phone";

let inner = $state.raw({ width: window.innerWidth, height: window.innerHeight });
window.addEventListener("resize", () => (inner = { width: window.innerWidth, height: window.innerHeight }));

/** The room that there is, in pixels of the page: larger writing leaves less of it. */
export const room = (): { width: number; height: number } => ({ width: inner.width / zoom(), height: inner.height / zoom() });

export function layout(): Layout {
  const { width, height } = room();
  if (width < 720 || height <= 520) return "phone";
  return width < 1180 ? "tablet" : "desktop";
}

/** Cities grow tall: in a low, wide window the hand lies beside the city and leaves it the whole height. */
export function beside(): boolean {
  const { width, height } = room();
  return height <= 840 && width >= 1.2 * height;
}

/** A phone on its side that shows everything larger, or little because of the browser's bars: each line counts. */
export function low(): boolean {
  return layout() === "phone" && beside() && room().height < 350;
}
