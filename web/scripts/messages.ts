/** Lets the client import all its Fluent messages of a language as one text: `virtual:messages/en`. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const NAME = "virtual:messages/";
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

export function messages(folder: string): Plugin {
  return {
    name: "fluent-messages",
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return null;
      const language = join(folder, id.slice(NAME.length + 1));
      const files = catalogue(language);
      for (const name of files.keys()) this.addWatchFile(join(language, name));
      const texts = [...files.values()].map((text) => text.replace(/^#.*\n/gm, ""));
      return `export default ${JSON.stringify(texts.join("\n"))};`;
    },
  };
}
