/** The words of the game: where they stand in a text, and the clause that has the whole truth about each. */
import { has, language, t } from "../i18n";

/** Every term with its clause of the rules; `term-NAME` in the catalogues says what it means and how it is written. */
export const TERMS = {
  resource: "S4",
  tile: "S2",
  building: "words",
  floor: "words",
  district: "D1",
  majority: "D2",
  exploit: "R3",
  urbanize: "R4",
  construct: "R5",
  "new-hand": "C2",
  passing: "N1",
  character: "S5",
  bonus: "B1",
  endgame: "B2",
  token: "T1",
  screen: "words",
  supply: "words",
  site: "N4",
  park: "M3.5",
  "value-two": "M1",
  prestige: "M2",
  event: "M4",
  expert: "M6",
} as const;
export type Term = keyof typeof TERMS;

export interface Piece {
  text: string;
  term?: Term;
}

interface Forms {
  pattern: RegExp;
  terms: Map<string, Term>;
}

const known = new Map<string, Forms>();

/** How terms are written in the language that is spoken, the longest first. */
function formsNow(): Forms | null {
  const spoken = language();
  const found = known.get(spoken);
  if (found) return found;
  // They come once there is something to read.
  if (!has("term-resource")) return null;
  const terms = new Map<string, Term>();
  for (const term of Object.keys(TERMS) as Term[]) {
    for (const form of t(`term-${term}.forms`).split(", ")) terms.set(form.toLowerCase(), term);
  }
  const forms = [...terms.keys()].sort((a, b) => b.length - a.length).join("|");
  const made = { pattern: new RegExp(`(?<![\\p{L}\\p{N}-])(?:${forms})(?![\\p{L}\\p{N}-])`, "giu"), terms };
  known.set(spoken, made);
  return made;
}

/** A text in pieces, with each term marked where it comes first; those in `seen` are not, and it learns the others. */
export function marked(text: string, seen = new Set<Term>()): Piece[] {
  const forms = formsNow();
  if (!forms) return [{ text }];
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(forms.pattern)) {
    const term = forms.terms.get(match[0].toLowerCase())!;
    if (seen.has(term)) continue;
    seen.add(term);
    pieces.push({ text: text.slice(from, match.index) }, { text: match[0], term });
    from = match.index + match[0].length;
  }
  return [...pieces, { text: text.slice(from) }].filter((piece) => piece.text);
}

/** The terms of a text. */
export function termsIn(text: string): Set<Term> {
  const seen = new Set<Term>();
  marked(text, seen);
  return seen;
}

/** Our own HTML with its terms marked, each once; links and headings stay as they are. */
export function markedHtml(html: string): string {
  const seen = new Set<Term>();
  let closed = 0;
  return html.replace(/<(\/?)([a-z0-9]+)[^>]*>|[^<]+/g, (part, end: string | undefined, tag: string | undefined) => {
    if (tag) {
      if (/^(?:a|th|h\d|code|button)$/.test(tag)) closed += end ? -1 : 1;
      return part;
    }
    if (closed) return part;
    return marked(part, seen)
      .map((piece) => (piece.term ? `<button type="button" class="term" data-term="${piece.term}">${piece.text}</button>` : piece.text))
      .join("");
  });
}
