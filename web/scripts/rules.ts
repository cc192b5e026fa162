/** Turns docs/rules*.md into clauses for the rules page while the client is built: `virtual:rules/en`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { marked } from "marked";
import type { Plugin } from "vite";

const NAME = "virtual:rules/";
/** The chapters in front of the lettered ones, in their order. */
const UNLETTERED = ["aim", "words"];

export interface Clause {
  /** As in `R5` or `M3.2`; "" for the opening of a chapter. */
  id: string;
  title: string;
  html: string;
}
export interface Chapter {
  /** As in `R`; `aim` and `words` for those in front, which have no letter. */
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
    .map((part, at) => {
      const [heading = "", ...lines] = part.split("\n");
      const [opening = "", ...clauses] = lines.join("\n").split(/^### /m);
      const { id, title } = headed(heading);
      const first = opening.trim() ? [clause("", "", opening)] : [];
      return { id: id || UNLETTERED[at]!, title, clauses: [...first, ...clauses.map(readClause)] };
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
  return { id, title, html: linked(marked.parse(markdown, { async: false })) };
}

/** Where a clause is named there is a link to it. */
function linked(html: string): string {
  // Tables may be wider than a phone: they scroll by themselves, for keyboards too.
  const wide = html.replaceAll("<table>", '<div class="wide" tabindex="0"><table>').replaceAll("</table>", "</table></div>");
  return wide.replace(/\b[A-Z]\d+(?:\.\d+)?\b/g, (id) => `<a href="#/rules/${id}">${id}</a>`);
}

/** The page of a language; English is the one that the others follow. */
export function rulesFile(folder: string, language: string): string {
  return join(folder, language === "en" ? "rules.md" : `rules.${language}.md`);
}

export function rules(folder: string): Plugin {
  return {
    name: "rules-page",
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return null;
      const file = rulesFile(folder, id.slice(NAME.length + 1));
      this.addWatchFile(file);
      return `export default ${JSON.stringify(chaptersOf(readFileSync(file, "utf8")))};`;
    },
  };
}
