/** The search of the rules: it forgives accents, apostrophes and capitals, as one types in a hurry. */
import type { Clause } from "../../scripts/rules";

function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("’", "'").replace(/\s+/g, " ").trim().toLowerCase();
}

function wordsOf({ id, title, html }: Clause): string {
  const plain = html
    .replace(/<[^>]+>/g, "")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'");
  return fold(`${id} ${title} ${plain}`);
}

/** The clauses in which somebody finds what she types; all of them for nothing. */
export function search(clauses: Clause[], sought: string): Clause[] {
  const words = fold(sought);
  return words ? clauses.filter((clause) => wordsOf(clause).includes(words)) : clauses;
}
