/** Fluent catalogues, shared with the Python package: one bundle per language, fetched when it is wanted. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

type Pattern = Parameters<FluentBundle["formatPattern"]>[0];

const texts = {
  en: () => import("virtual:messages/en"),
  de: () => import("virtual:messages/de"),
  fr: () => import("virtual:messages/fr"),
};

export const languages = ["en", "de", "fr"] as const;
export type Language = (typeof languages)[number];

/** Reassigned as a whole when another language is there, so that everything on the screen follows. */
let current = $state.raw<{ language: Language; bundles: FluentBundle[] }>({ language: "en", bundles: [] });
const loaded = new Map<Language, Promise<FluentBundle>>();
let elsewhere: Partial<Record<Language, string>> = {};

export function language(): Language {
  return current.language;
}

function wanted(choice: string): Language {
  const wishes = [choice, ...navigator.languages].map((tag) => tag.slice(0, 2).toLowerCase());
  return languages.find((one) => one === wishes.find((tag) => languages.includes(tag as Language))) ?? "en";
}

async function fetchBundle(name: Language): Promise<FluentBundle> {
  const { default: text } = await texts[name]();
  const bundle = new FluentBundle(name, { useIsolating: false });
  bundle.addResource(new FluentResource(text), { allowOverrides: true });
  bundle.addResource(new FluentResource(elsewhere[name] ?? ""));
  return bundle;
}

function bundleOf(name: Language): Promise<FluentBundle> {
  const bundle = loaded.get(name) ?? fetchBundle(name);
  loaded.set(name, bundle);
  return bundle;
}

/** Fetch a language ("": the browser's) and show it; English stands in for what it lacks. */
export async function loadLanguage(choice = ""): Promise<void> {
  const name = wanted(choice);
  const bundles = await Promise.all([...new Set<Language>([name, "en"])].map(bundleOf));
  current = { language: name, bundles };
  document.documentElement.lang = name;
}

let lacking: Promise<void> | null = null;

/** Modules from elsewhere bring their own words: the server tells them once one is missing. */
async function fetchWords(): Promise<void> {
  const answer = await fetch("/api/about");
  elsewhere = ((await answer.json()) as { words: typeof elsewhere }).words;
  for (const [name, bundle] of loaded) (await bundle).addResource(new FluentResource(elsewhere[name] ?? ""));
  current = { ...current };
}

function find(id: string): { bundle: FluentBundle; pattern: Pattern } | null {
  const [name, attribute] = id.split(".") as [string, string | undefined];
  for (const bundle of current.bundles) {
    const message = bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern) return { bundle, pattern };
  }
  return null;
}

/** Is there such a message? */
export const has = (id: string): boolean => find(id) !== null;

/** A message by its id; a missing one shows its id, which tests find. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  const found = find(id);
  if (found) return found.bundle.formatPattern(found.pattern, args ?? null, []);
  lacking ??= fetchWords().catch(() => undefined);
  return id;
}
