/** Lets the client import all its Fluent messages of a language as one text: `virtual:messages/en`. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const NAME = "virtual:messages/";

export function messages(folder: string): Plugin {
  return {
    name: "fluent-messages",
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return null;
      const language = join(folder, id.slice(NAME.length + 1));
      const files = readdirSync(language).filter((name) => /^web-.*\.ftl$/.test(name)).sort();
      const texts = files.map((name) => {
        this.addWatchFile(join(language, name));
        return readFileSync(join(language, name), "utf8").replace(/^#.*\n/gm, "");
      });
      return `export default ${JSON.stringify(texts.join("\n"))};`;
    },
  };
}
