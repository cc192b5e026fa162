/** Which of the three layouts fits this window. */
export type Layout = "desktop" | "tablet" | "phone";

const DESKTOP = "(min-width: 1180px)";
const PHONE = "(max-width: 719px), (max-height: 520px)";

const measure = (): Layout => (window.matchMedia(PHONE).matches ? "phone" : window.matchMedia(DESKTOP).matches ? "desktop" : "tablet");

let current = $state<Layout>(measure());
for (const query of [DESKTOP, PHONE]) {
  window.matchMedia(query).addEventListener("change", () => (current = measure()));
}

export const layout = (): Layout => current;
