/** Turns docs/rules.md into clauses for the rules page while the client is built: `virtual:rules`. */
import { readFileSync } from "node:fs";
import { marked } from "marked";
import type { Plugin } from "vite";

const NAME = "virtual:rules";

export interface Clause {
  /** As in `R5` or `M3.2`; "" for the opening of a chapter. */
  id: string;
  title: string;
  html: string;
  text: string;
}
export interface Chapter {
  /** As in `R`; `words` for the list of words. */
  id: string;
  title: string;
  clauses: Clause[];
}

/** Splits the page at its headings; what names functions and tests is for those who read the sources. */
export function chaptersOf(markdown: string): Chapter[] {
  const plain = markdown.replace(/<sub>[\s\S]*?<\/sub>/g, "");
  return plain
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [heading = "", ...lines] = part.split("\n");
      const [opening = "", ...clauses] = lines.join("\n").split(/^### /m);
      const { id, title } = headed(heading);
      const first = opening.trim() ? [clause("", "", opening)] : [];
      return { id: id || title.toLowerCase(), title, clauses: [...first, ...clauses.map(readClause)] };
    });
}

function headed(heading: string): { id: string; title: string } {
  const match = /^([A-Z]\d*(?:\.\d+)?) (.+)$/.exec(heading.trim());
  return match ? { id: match[1]!, title: match[2]! } : { id: "", title: heading.trim() };
}

function readClause(part: string): Clause {
  const [heading = "", ...lines] = part.split("\n");
  const { id, title } = headed(heading);
  return clause(id, title, lines.join("\n"));
}

function clause(id: string, title: string, markdown: string): Clause {
  const html = linked(marked.parse(markdown, { async: false }));
  return { id, title, html, text: `${id} ${title} ${html.replace(/<[^>]+>/g, " ")}`.replace(/\s+/g, " ") };
}

/** A clause that is named in brackets becomes a link to it. */
function linked(html: string): string {
  return html.replace(/\((?:[A-Z]\d+(?:\.\d+)?)(?:, [A-Z]\d+(?:\.\d+)?)*\)/g, (all) =>
    all.replace(/[A-Z]\d+(?:\.\d+)?/g, (id) => `<a href="#/rules/${id}">${id}</a>`),
  );
}

export function rules(file: string): Plugin {
  return {
    name: "rules-page",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null;
      this.addWatchFile(file);
      return `export default ${JSON.stringify(chaptersOf(readFileSync(file, "utf8")))};`;
    },
  };
}
