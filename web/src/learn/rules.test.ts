import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { chaptersOf, rulesFile } from "../../scripts/rules";
import { languages } from "../i18n";
import { search } from "./search";

const DOCS = join(import.meta.dirname, "../../../docs");
const rulesIn = (language: string) => chaptersOf(readFileSync(rulesFile(DOCS, language), "utf8"));
const english = rulesIn("en");

describe.each(languages)("the rules in %s", (language) => {
  const chapters = rulesIn(language);
  const clauses = chapters.flatMap((chapter) => chapter.clauses);

  test("every clause has a place of its own", () => {
    const ids = clauses.map((clause) => clause.id).filter(Boolean);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ["S1", "C1", "R5", "T4", "D3", "H6", "M3.6", "M6.12"]) expect(ids).toContain(id);
    expect(chapters.slice(0, 3).map((chapter) => chapter.id)).toEqual(["aim", "words", "S"]);
    expect(chapters.map((chapter) => chapter.id)).toEqual(expect.arrayContaining(["words", "S", "R", "M1", "M6"]));
  });

  test("players read neither functions nor tests, and clauses lead to each other", () => {
    for (const clause of clauses) expect(clause.html).not.toMatch(/Played by|Proved by|\.py/);
    const named = clauses.flatMap((clause) => [...clause.html.matchAll(/#\/rules\/([\w.]+)/g)].map((match) => match[1]!));
    const known = new Set([...clauses.map((clause) => clause.id), ...chapters.map((chapter) => chapter.id)]);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((id) => !known.has(id))).toEqual([]);
  });

  test("an address that opens a clause opens it in every language", () => {
    const places = (all: typeof chapters) => all.map(({ id, clauses }) => [id, clauses.map((clause) => clause.id)]);
    expect(places(chapters)).toEqual(places(english));
  });
});

test("a search forgives accents, apostrophes and capitals, and nothing finds all", () => {
  const found = (language: string, sought: string) =>
    search(
      rulesIn(language).flatMap((chapter) => chapter.clauses),
      sought,
    ).map((clause) => clause.id);
  expect(found("fr", "L'ordre Alphabétique")).toContain("T1");
  expect(found("fr", "decompte")).toEqual(found("fr", "décompte"));
  expect(found("de", "GRUNFLÄCHE")).toContain("M3.4");
  expect(found("en", 'say "done"')).toContain("M6.2");
  expect(found("en", "(M4.1).")).toEqual(["M6.3"]);
  expect(found("en", "no such words")).toEqual([]);
  expect(found("en", " ")).toEqual(english.flatMap((chapter) => chapter.clauses.map((clause) => clause.id)));
});
