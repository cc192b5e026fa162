import { describe, expect, it } from "vitest";
import chapters from "virtual:rules/en";
import { asked, POSITIONS, preview, view } from "../testing/sample";
import { clauseAtHand } from "./clause";

const nothing = { view: view(), prompt: null, asksNewHand: false, newHand: null, steps: [], thing: () => undefined, preview: null };
const choosing = (changes: object) => clauseAtHand({ ...nothing, prompt: asked("choose").decision!.prompt, ...changes });

describe("the clause at hand", () => {
  it("follows the question", () => {
    const clauses = Object.fromEntries(POSITIONS.map((name) => [name, clauseAtHand({ ...nothing, prompt: asked(name).decision!.prompt })]));
    expect(clauses).toEqual({
      draft: "M6.1",
      timing: "M4.3",
      token: "T2",
      split: "M0",
      choose: "C1",
      purchase: "M6.7",
      item: "R3",
      "quality control": "M4.8",
      "give back": "E1",
      events: "M4.1",
      "hal token": "H3",
      "shifting token": "T4",
    });
  });
  it("follows the card chosen and what it would do", () => {
    expect(choosing({})).toBe("C1");
    expect(choosing({ asksNewHand: true, newHand: { move: "new hand", clause: "C2" } })).toBe("C2");
    expect(choosing({ preview: preview({ action: "urbanize", clause: "R4" }) })).toBe("R4");
    const steps = asked("choose").decision!.prompt.steps!.filter((step) => step.part !== "aside");
    expect(choosing({ preview: preview(), steps, thing: () => "expropriation" })).toBe("M4.2");
  });
  it("has something to say when nothing is asked", () => {
    expect(clauseAtHand(nothing)).toBe("R1");
    expect(clauseAtHand({ ...nothing, view: view({ over: true }) })).toBe("E3");
  });
  it("is always one that there is", () => {
    const ids = new Set(chapters.flatMap((chapter) => chapter.clauses.map((clause) => clause.id)));
    for (const name of POSITIONS) {
      const { prompt } = asked(name).decision!;
      for (const { clause } of [prompt, ...(prompt.steps ?? [])]) expect(ids, name).toContain(clause);
    }
    for (const id of ["H2", "C2", "C3", "R1", "R2", "R3", "R4", "R5", "E3", "M6.11"]) expect(ids).toContain(id);
  });
});
