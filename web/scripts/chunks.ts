/** Which files the build makes: each request costs more than the few bytes that a finer division would save. */
import type { Rolldown } from "vite";

type Splitting = Exclude<NonNullable<Rolldown.OutputOptions["codeSplitting"]>, boolean>;
type Group = NonNullable<Splitting["groups"]>[number];
type Graph = Parameters<Exclude<Group["name"], string>>[1];

/** What the first page needs before anything on it can be clicked. */
const FIRST = ["main.ts", "home/Home.svelte"];

/** Add a module and all that it imports, but not what is fetched later. */
function addNeeds(id: string, graph: Graph, found: Set<string>): void {
  if (found.has(id)) return;
  found.add(id);
  for (const next of graph.getModuleInfo(id)?.importedIds ?? []) addNeeds(next, graph, found);
}

/** What several screens use: `base` is what the first page needs of it, `play` the rest. */
function shared(sources: string): Group {
  const first = new Set<string>();
  const name = (id: string, graph: Graph): string => {
    for (const file of FIRST) addNeeds(`${sources}/${file}`, graph, first);
    return first.has(id) ? "base" : "play";
  };
  return { name, test: /node_modules|web\/src\/(art|i18n|lib|site)\//, priority: 1 };
}

/** The groups of the build; `sources` is where the client's lie. */
export function chunks(sources: string): Group[] {
  return [
    // The first script asks for everything else and must not wait for it.
    { name: "boot", test: /web\/src\/(boot|screens|i18n\/texts|lib\/(kept|route))\.ts$|virtual:texts$|preload-helper/, priority: 2 },
    shared(sources),
    // The city and the table are a file each, but for what a table seldom shows.
    { name: "city", test: /web\/src\/board\// },
    { name: "table", test: /web\/src\/table\/(?!Menu|Phone|Prompt\b)[^/]+$/ },
  ];
}
