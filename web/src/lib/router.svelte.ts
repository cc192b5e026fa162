/** Where we are. */
import { parse, type Route } from "./route";

export const route = $state<Route>(parse(location.hash));

window.addEventListener("hashchange", () => Object.assign(route, parse(location.hash)));

/** Go to a screen, as in `go("table", id)`; `go()` is home. */
export function go(...parts: (string | number)[]): void {
  location.hash = href(...parts);
}

/** Go there without leaving the present screen in the history (it had a secret, or only led on). */
export function replace(...parts: (string | number)[]): void {
  history.replaceState(null, "", href(...parts));
  Object.assign(route, parse(location.hash));
}

export function href(...parts: (string | number)[]): string {
  return `#/${parts.map((part) => encodeURIComponent(part)).join("/")}`;
}
