/** Fluent catalogues, shared with the Python package: a bundle per language, whose parts are fetched when they are wanted. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { type Language, languages, type Part, parts, textOf, wanted } from "./texts";

type Pattern = Parameters<FluentBundle["formatPattern"]>[0];

/** Reassigned as a whole when other words are there, so that everything on the screen follows. */
let current = $state.raw<{ language: Language; bundles: FluentBundle[] }>({ language: "en", bundles: [] });
const own = Object.fromEntries(languages.map((name) => [name, emptyBundle(name)])) as Record<Language, FluentBundle>;
const fetched = new Map<string, Promise<void>>();
/** The parts that are there, and not only on their way. */
const there = new Set<string>();
const needed = new Set<Part>();
/** Modules from elsewhere may speak English alone. */
const english = emptyBundle("en");

function emptyBundle(name: Language): FluentBundle {
  return new FluentBundle(name, { useIsolating: false });
}

// More words of the same language are no other language: whoever depends on it need not begin again.
const spoken = $derived(current.language);

export function language(): Language {
  return spoken;
}

async function addPart(name: Language, part: Part): Promise<void> {
  own[name].addResource(new FluentResource(await textOf(name, part)), { allowOverrides: true });
  there.add(`${name}/${part}`);
}

function partOf(name: Language, part: Part): Promise<void> {
  const key = `${name}/${part}`;
  const adding = fetched.get(key) ?? addPart(name, part);
  fetched.set(key, adding);
  // What could not be fetched is asked for again when it is next wanted.
  adding.catch(() => fetched.delete(key));
  return adding;
}

async function show(name: Language, more: readonly Part[]): Promise<void> {
  for (const part of more) needed.add(part);
  // While some are on their way, another screen may want more.
  while ([...needed].some((part) => !there.has(`${name}/${part}`))) await Promise.all([...needed].map((part) => partOf(name, part)));
  current = { language: name, bundles: [own[name], english] };
}

/** Fetch a language ("": the browser's), or the parts of it that are needed so far, and show it. */
export async function loadLanguage(choice = "", more: readonly Part[] = parts): Promise<void> {
  const name = wanted(choice);
  await show(name, more);
  document.documentElement.lang = name;
}

/** Fetch more words of the language that is shown, and come back when they are there. */
export async function loadWords(more: readonly Part[]): Promise<void> {
  const name = language();
  for (const part of more) needed.add(part);
  if (more.every((part) => there.has(`${name}/${part}`))) return;
  await Promise.all(more.map((part) => partOf(name, part)));
  if (current.language === name) current = { ...current };
  else await loadWords(more);
}

/** Fetch a part of a screen and the words that it says. */
export const withWords = <Found>(more: readonly Part[], load: () => Promise<Found>): Promise<Found> =>
  Promise.all([load(), loadWords(more)]).then(([found]) => found);

let lacking: Promise<void> | null = null;

/** Modules from elsewhere bring their own words: the server tells them once one is missing. */
async function fetchWords(): Promise<void> {
  await loadWords(parts);
  const answer = await fetch("/api/about");
  const { words } = (await answer.json()) as { words: Partial<Record<Language, string>> };
  for (const name of languages) own[name].addResource(new FluentResource(words[name] ?? ""));
  english.addResource(new FluentResource(words.en ?? ""));
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
