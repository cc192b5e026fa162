import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { chaptersOf } from "../../scripts/rules";

const chapters = chaptersOf(readFileSync(join(import.meta.dirname, "../../../docs/rules.md"), "utf8"));

test("every clause of the rules has a place of its own", () => {
  const ids = chapters.flatMap((chapter) => chapter.clauses.map((clause) => clause.id).filter(Boolean));
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ["S1", "C1", "R5", "T4", "D3", "H6", "M3.6", "M6.12"]) expect(ids).toContain(id);
  expect(chapters.map((chapter) => chapter.id)).toEqual(expect.arrayContaining(["words", "S", "R", "M1", "M6"]));
});

test("players read neither functions nor tests, and clauses lead to each other", () => {
  const all = chapters.flatMap((chapter) => chapter.clauses);
  for (const clause of all) expect(clause.text).not.toMatch(/Played by|Proved by|\.py/);
  const named = all.flatMap((clause) => [...clause.html.matchAll(/#\/rules\/([\w.]+)/g)].map((match) => match[1]!));
  const known = new Set([...all.map((clause) => clause.id), ...chapters.map((chapter) => chapter.id)]);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((id) => !known.has(id))).toEqual([]);
});
