import { describe, expect, it } from "vitest";
import chapters from "virtual:rules/en";
import { nothingPicked } from "../lib/choosing";
import { building, preview, square, view } from "../testing/sample";
import { clauseAtHand } from "./clause";

const nothing = { view: view(), question: null, committed: false, decision: null, asksNewHand: false, preview: null, picked: nothingPicked() };
const asked = (question: string, changes = {}) => clauseAtHand({ ...nothing, question, view: view(changes) });
const choosing = (changes: object) => clauseAtHand({ ...nothing, question: "choose", ...changes });
const token = (move: string, changes = {}) =>
  clauseAtHand({ ...nothing, view: view(changes), question: "token", decision: { id: "1.0", question: "token", moves: [move], deadline: null } });

describe("the clause at hand", () => {
  it("follows the question", () => {
    expect(asked("draft")).toBe("S5");
    expect(asked("draft", { modules: ["experts"] })).toBe("M6.1");
    expect(asked("give back")).toBe("E1");
    expect(asked("split")).toBe("M0");
    expect(asked("purchase")).toBe("M6.7");
  });
  it("follows the card chosen and what it would do", () => {
    expect(choosing({})).toBe("C1");
    expect(choosing({ view: view({ hal: true }) })).toBe("H2");
    expect(choosing({ asksNewHand: true })).toBe("C2");
    expect(choosing({ preview: preview({ action: "urbanize" }) })).toBe("R4");
    const needs = { resources: 3, points: 0, has_resources: 2, has_points: 5 };
    expect(choosing({ preview: preview({ needs }) })).toBe("R2");
    expect(choosing({ preview: preview(), picked: { ...nothingPicked(), event: "expropriation" } })).toBe("M4.2");
  });
  it("tells the ways of a token apart", () => {
    expect(token(">N")).toBe("T2");
    expect(token(">4E2N")).toBe("T3");
    expect(token(">cw")).toBe("T4");
    const buildings = [...square(), building({ tile: "R9", east: 0, south: -2, owner: 1 })];
    expect(token(">N", { hal: true, buildings, new_building: 9 })).toBe("H3");
  });
  it("has something to say when nothing is asked", () => {
    expect(clauseAtHand(nothing)).toBe("R1");
    expect(clauseAtHand({ ...nothing, committed: true })).toBe("C3");
    expect(clauseAtHand({ ...nothing, view: view({ over: true }) })).toBe("E3");
  });
  it("is always one that there is", () => {
    const ids = new Set(chapters.flatMap((chapter) => chapter.clauses.map((clause) => clause.id)));
    const questions = ["draft", "events", "choose", "give back", "item", "token", "split", "timing", "quality control", "purchase"];
    for (const question of questions) expect(ids, question).toContain(asked(question));
    for (const id of ["H2", "H3", "T2", "T4", "C2", "C3", "R1", "R2", "R3", "R4", "R5", "E3", "M4.2", "M6.1", "M6.11"]) expect(ids).toContain(id);
  });
});
