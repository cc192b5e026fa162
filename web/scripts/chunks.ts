/** Which files the build makes: each request costs more than the few bytes that a finer division would save. */
import type { Rolldown } from "vite";

type Splitting = Exclude<NonNullable<Rolldown.OutputOptions["codeSplitting"]>, boolean>;
type Group = NonNullable<Splitting["groups"]>[number];
type Graph = Parameters<Exclude<Group["name"], string>>[1];

/** A source and all that it imports, but not what is fetched later. */
function needsOf(id: string, graph: Graph, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const next of graph.getModuleInfo(id)?.importedIds ?? []) needsOf(next, graph, found);
  return found;
}

/**
 * What several screens use: `base` is what the first page and a table need, `site` what only the former does and
 * `play` what only the latter; the rest goes with whoever uses it.
 */
function shared(sources: string): Group {
  const needs = new Map<string, Set<string>>();
  const name = (id: string, graph: Graph): string | null => {
    const has = (file: string): boolean => {
      if (!needs.has(file)) needs.set(file, needsOf(`${sources}/${file}`, graph));
      return needs.get(file)!.has(id);
    };
    const [first, table] = [has("home/Home.svelte"), has("table/Table.svelte")];
    if (has("main.ts") || (table && (first || has("site/explaining.ts")))) return "base";
    return first ? "site" : table ? "play" : null;
  };
  return { name, test: /node_modules|web\/src\/(art|board|i18n|lib|site)\/|web\/src\/(main\.ts|App\.svelte)/, priority: 1 };
}

/** The groups of the build; `sources` is where the client's lie. */
export function chunks(sources: string): Group[] {
  return [
    // The first script asks for everything else and must not wait for it.
    { name: "boot", test: /web\/src\/(boot|screens|i18n\/texts|lib\/(ahead|kept|route))\.ts$|virtual:texts$|preload-helper/, priority: 2 },
    shared(sources),
    // The table is one file, but for what it seldom shows.
    { name: "table", test: /web\/src\/table\/(?!DraftKept|Followed|Menu|Minis|Phone|Prompt\b|RecapLine|SeatNews|Watch)[^/]+$/ },
  ];
}
