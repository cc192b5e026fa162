/** What somebody likes on this device; kept in local storage. */
const KEY = "ginkgopolis";

export interface Prefs {
  theme: "system" | "light" | "dark";
  language: string;
  name: string;
  /** The player colour somebody likes best; "": any. */
  colour: "" | "plum" | "mint" | "onyx" | "pearl" | "rose";
  /** Words beside every icon. */
  words: boolean;
  /** How fast the recap of others' actions runs; 0: not at all. */
  speed: 0 | 1 | 2;
  notify: boolean;
}

const DEFAULTS: Prefs = {
  theme: "system",
  language: "",
  name: "",
  colour: "",
  words: false,
  speed: 1,
  notify: false,
};

function read(): Prefs {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Prefs>) };
  } catch {
    return { ...DEFAULTS };
  }
}

export const prefs = $state<Prefs>(read());

const dark = window.matchMedia("(prefers-color-scheme: dark)");
let systemDark = $state(dark.matches);
dark.addEventListener("change", (event) => {
  systemDark = event.matches;
  showTheme();
});

/** Change a preference and keep it. */
export function setPref<Name extends keyof Prefs>(name: Name, value: Prefs[Name]): void {
  prefs[name] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(prefs));
  } catch {
    // A browser without storage forgets.
  }
  showTheme();
}

export function theme(): "light" | "dark" {
  return prefs.theme === "system" ? (systemDark ? "dark" : "light") : prefs.theme;
}

export function showTheme(): void {
  document.documentElement.dataset.theme = theme();
  document.documentElement.classList.toggle("words", prefs.words);
}

/** Does this person want things to move as little as possible? */
export function reducedMotion(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
