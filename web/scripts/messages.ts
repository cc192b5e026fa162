/**
 * Lets the client import its Fluent messages of a language in parts: `virtual:messages/en/table` is a text,
 * `virtual:texts` says how to fetch each of them.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const TEXTS = "virtual:texts";
const NAME = "virtual:messages/";
/** The files that each part consists of. What both the first page and the table say comes with either, in one request. */
const PARTS: Record<string, RegExp> = {
  first: /^(web-(everywhere|hal|home|lobby|look|teach)|bots)\.ftl$/,
  glossary: /^web-glossary\.ftl$/,
  learn: /^web-(figures|learn)\.ftl$/,
  table: /^(web-(deciding|everywhere|look|pieces|table|teach)|bots|cli|game)\.ftl$/,
  end: /^(web-(replay|scoring)|story)\.ftl$/,
  club: /^web-(club|tournaments)\.ftl$/,
};
/** What the client says with the words of the whole game, by the file that has them. */
const SHARED: Record<string, string[]> = {
  "game.ftl": [
    ...["expert-title", "event-title", "resources", "tiles", "points", "bonus"],
    ...["resource-on", "low-building", "tall-building", "bonus-card-of", "card-of-colour", "flat"].map((per) => `endgame-${per}`),
    ...["permanent-card", "set-of-actions", "set-of-colours"].map((per) => `endgame-${per}`),
  ],
  "cli.ftl": ["labelled"],
  "story.ftl": ["ending"],
  "bots.ftl": ["level-name", "level-degree", "level-manner"],
};

/** Every file of a language that the client takes messages from, with those messages. */
export function catalogue(folder: string): Map<string, string> {
  const read = (name: string): string => readFileSync(join(folder, name), "utf8");
  const own = readdirSync(folder).filter((name) => /^web-.*\.ftl$/.test(name));
  const shared = Object.entries(SHARED).map(([name, ids]) => [name, ids.map((id) => message(read(name), id)).join("")] as const);
  return new Map([...own.sort().map((name) => [name, read(name)] as const), ...shared]);
}

function message(text: string, id: string): string {
  const found = new RegExp(`^${id} =.*\\n(?:[ \\t}].*\\n)*`, "m").exec(text);
  if (!found) throw new Error(`There is no message ${id}.`);
  return found[0];
}

/** The parts of the catalogue that a file belongs to. */
export const partsOf = (file: string): string[] => Object.keys(PARTS).filter((part) => PARTS[part]!.test(file));

/** The text of a part, without remarks. */
function textOf(folder: string, part: string): string {
  const files = [...catalogue(folder)].filter(([name]) => PARTS[part]!.test(name));
  return files.map(([, text]) => text.replace(/^#.*\n/gm, "")).join("\n");
}

/** A module with a function for each part of each language that fetches it. */
function loaders(folder: string): string {
  const fetched = (language: string): string =>
    Object.keys(PARTS)
      .map((part) => `${part}: () => import("${NAME}${language}/${part}")`)
      .join(", ");
  const languages = readdirSync(folder).filter((name) => existsSync(join(folder, name, "web-home.ftl")));
  return `export default { ${languages.map((name) => `${name}: { ${fetched(name)} }`).join(", ")} };`;
}

export function messages(folder: string): Plugin {
  return {
    name: "fluent-messages",
    resolveId: (id) => (id === TEXTS || id.startsWith(NAME) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${TEXTS}`) return loaders(folder);
      if (!id.startsWith(`\0${NAME}`)) return null;
      const [language, part] = id.slice(NAME.length + 1).split("/") as [string, string];
      const own = join(folder, language);
      for (const name of catalogue(own).keys()) this.addWatchFile(join(own, name));
      return `export default ${JSON.stringify(textOf(own, part))};`;
    },
  };
}
