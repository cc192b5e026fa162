/** What somebody likes on this device; kept in local storage. */
import { isNight, keep, kept } from "./kept";

export const THEMES = ["system", "light", "dark"] as const;
/** How large everything is, in hundredths. */
export const SIZES = [100, 115, 130] as const;
export const PALETTES = ["leaf", "contrast", "protan", "deutan", "tritan"] as const;

export interface Prefs {
  theme: (typeof THEMES)[number];
  /** Which colours: the usual ones, or others for eyes that see them differently. */
  palette: (typeof PALETTES)[number];
  size: (typeof SIZES)[number];
  language: string;
  name: string;
  /** The player colour somebody likes best; "": any. */
  colour: "" | "plum" | "mint" | "onyx" | "pearl" | "rose";
  /** Words beside every icon. */
  words: boolean;
  /** The panels are folded away until they are needed. */
  roomy: boolean;
  /** How fast the recap of others' actions runs; 0: not at all. */
  speed: 0 | 1 | 2;
  notify: boolean;
  /** The id by which the server knows that it tells this browser; "": it does not. */
  reminder: string;
  /** The key of the player that one is; "": none, or it is not known on this device. */
  playerKey: string;
  /** The level of bots chosen last; "": the server's usual one. */
  level: string;
  /** How Hal plays, as chosen last. */
  hal: "normal" | "expert";
  sound: boolean;
  /** May a phone shake? */
  shake: boolean;
  /** Are choices explained? "auto": until somebody has played a few games. */
  teach: "auto" | "on" | "off";
  /** The tables at which the first few games were played to the end. */
  games: string[];
}

const DEFAULTS: Prefs = {
  theme: "system",
  palette: "leaf",
  size: 100,
  language: "",
  name: "",
  colour: "",
  words: false,
  roomy: false,
  speed: 1,
  notify: false,
  reminder: "",
  playerKey: "",
  level: "",
  hal: "normal",
  sound: true,
  shake: true,
  teach: "auto",
  games: [],
};

export const prefs = $state<Prefs>({ ...DEFAULTS, ...(kept() as Partial<Prefs>) });

const dark = window.matchMedia("(prefers-color-scheme: dark)");
let systemDark = $state(dark.matches);
dark.addEventListener("change", (event) => {
  systemDark = event.matches;
  showTheme();
});

/** Change a preference and keep it. */
export function setPref<Name extends keyof Prefs>(name: Name, value: Prefs[Name]): void {
  prefs[name] = value;
  keep(prefs);
  showTheme();
}

export function theme(): "light" | "dark" {
  return isNight(prefs.theme, systemDark) ? "dark" : "light";
}

export function showTheme(): void {
  const { dataset } = document.documentElement;
  dataset.theme = theme();
  dataset.palette = prefs.palette;
  dataset.size = String(prefs.size);
  document.documentElement.classList.toggle("words", prefs.words);
}

/** How many pixels of the window one of the page takes, since everything may be shown larger. */
export const zoom = (): number => prefs.size / 100;

/** Where an element stands, in pixels of the page. */
export function boxOf(element: Element): { left: number; top: number; bottom: number; width: number; height: number } {
  const { left, top, bottom, width, height } = element.getBoundingClientRect();
  return { left: left / zoom(), top: top / zoom(), bottom: bottom / zoom(), width: width / zoom(), height: height / zoom() };
}

/** Where somebody points, in the same pixels. */
export const pointOf = (event: MouseEvent): { x: number; y: number } => ({ x: event.clientX / zoom(), y: event.clientY / zoom() });

/** Does this person want things to move as little as possible? */
export function reducedMotion(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
