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

/** Tells whether a source is needed by another one that is fetched with all it imports. */
function needed(sources: string): (by: string, id: string, graph: Graph) => boolean {
  const needs = new Map<string, Set<string>>();
  return (by, id, graph) => {
    if (!needs.has(by)) needs.set(by, needsOf(`${sources}/${by}`, graph));
    return needs.get(by)!.has(id);
  };
}

/**
 * What several screens use: `base` is what the first page and a table need, `site` what only the former does (and what
 * stands around a table, which is fetched later) and `play` what only the latter; the rest goes with whoever uses it.
 */
function shared(isNeeded: ReturnType<typeof needed>): Group {
  const name = (id: string, graph: Graph): string | null => {
    const has = (by: string): boolean => isNeeded(by, id, graph);
    const [first, table] = [has("home/Home.svelte"), has("table/Table.svelte")];
    if (has("main.ts") || (table && has("site/explaining.ts"))) return "base";
    if (first) return table ? "base" : "site";
    return table ? "play" : null;
  };
  return { name, test: /node_modules|web\/src\/(art|board|i18n|lib|site)\/|web\/src\/(main\.ts|App\.svelte)/, priority: 3 };
}

/** The groups of the build; `sources` is where the client's lie. What a group takes, those after it do not have. */
export function chunks(sources: string): Group[] {
  const isNeeded = needed(sources);
  const neededBy = (by: string, name: string) => (id: string, graph: Graph) => (isNeeded(by, id, graph) ? name : null);
  return [
    // The first script asks for everything else and must not wait for it.
    { name: "boot", test: /web\/src\/(boot|screens|i18n\/texts|lib\/(ahead|kept|packing|route))\.ts$|virtual:texts$|preload-helper/, priority: 4 },
    shared(isNeeded),
    { name: neededBy("board/City.svelte", "city"), test: /web\/src\/board\//, priority: 2 },
    // The table is one file, and what stands around city and hand another one; what it seldom shows is fetched one by one.
    { name: neededBy("table/Table.svelte", "table"), test: /web\/src\/table\//, priority: 2 },
    { name: neededBy("table/around.ts", "around"), test: /web\/src\//, priority: 1 },
  ];
}
