/** Which of the three layouts fits this window, and where what one plays with lies. */
export type Layout = "desktop" | "tablet" | "phone";

let width = $state(window.innerWidth);
let height = $state(window.innerHeight);
window.addEventListener("resize", () => ([width, height] = [window.innerWidth, window.innerHeight]));

export function layout(): Layout {
  if (width < 720 || height <= 520) return "phone";
  return width < 1180 ? "tablet" : "desktop";
}

/** Cities grow tall: in a low, wide window the hand lies beside the city and leaves it the whole height. */
export const beside = (): boolean => height <= 840 && width >= 1.2 * height;
