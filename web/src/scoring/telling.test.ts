import { beforeAll, describe, expect, test } from "vitest";
import { loadLanguage } from "../i18n";
import type { DistrictInfo, Score } from "../lib/types";
import { partsOf, pointsAfter, reason, sharedWords, steps, stepWords, total } from "./telling";

const rank = (seat: number, resources: number, tallest: number, number: number, points: number) => ({ seat, resources, tallest, number, points });
const blue: DistrictInfo = {
  colour: "blue",
  buildings: [0, 1, 2],
  tops: ["B4", "B5", "B9"],
  resources: 7,
  ranking: [rank(0, 3, 2, 9, 7), rank(1, 2, 1, 5, 2), rank(2, 2, 1, 4, 0)],
};
const yellow: DistrictInfo = { colour: "yellow", buildings: [3, 4], tops: ["Y4", "Y5"], resources: 3, ranking: [rank(1, 3, 2, 5, 6)] };
const bare: DistrictInfo = { colour: "red", buildings: [5, 6], tops: ["R1", "R2"], resources: 0, ranking: [] };
const districts = [blue, yellow, bare];
const scores: Score[] = [
  { seat: 0, total: 28, tokens: 9, cards: [["R12", 8]], new_hands: 4, districts: [[0, 7]], extras: [] },
  {
    seat: 1,
    total: 14,
    tokens: 6,
    cards: [],
    new_hands: 0,
    districts: [
      [0, 2],
      [1, 6],
    ],
    extras: [],
  },
  { seat: 2, total: 5, tokens: 3, cards: [], new_hands: 2, districts: [], extras: [] },
];
const names = ["Faye", "Miley", "Nell"];

beforeAll(() => loadLanguage("en"));

describe("the story of the scoring", () => {
  test("adds up to everybody's total", () => {
    const story = steps(scores, districts);
    for (const score of scores) expect(total(pointsAfter(score, story))).toBe(score.total);
  });

  test("tells parts that count, then districts, the poorest first", () => {
    expect(steps(scores, districts)).toEqual([
      { part: "hand" },
      { part: "cards" },
      { part: "newHands" },
      { part: "districts", district: 1 },
      { part: "districts", district: 0 },
    ]);
  });

  test("counts no more than has been told", () => {
    expect(pointsAfter(scores[1]!, steps(scores, districts).slice(0, 4))).toEqual({ hand: 6, cards: 0, newHands: 0, extras: 0, districts: 6 });
    expect(partsOf(scores[1]!).districts).toBe(8);
  });

  test("says why a district is ranked as it is", () => {
    expect(reason(blue, names, 0)).toBe("3 of 7 resources");
    expect(reason(yellow, names, 0)).toBe("alone: gets both");
    expect(reason(bare, names, 0)).toBe("nobody has resources here");
    const tie = (first: [number, number], second: [number, number], me: number) =>
      reason({ ...blue, ranking: [rank(0, 2, ...first, 4), rank(1, 2, ...second, 2)] }, names, me);
    expect(tie([3, 4], [2, 9], 1)).toBe("tied at 2: Faye has the taller building");
    expect(tie([2, 9], [2, 4], 1)).toBe("tied at 2, equally tall: Faye has the higher number");
    expect(tie([3, 4], [2, 9], 0)).toBe("tied at 2: you have the taller building");
    expect(tie([2, 9], [2, 4], 0)).toBe("tied at 2, equally tall: you have the higher number");
  });

  test.each([
    [2, 0, "B1: Faye is first and gets 7; Miley is second and gets 2"],
    [0, 0, "B1: you are first and get 7; Miley is second and gets 2"],
    [1, 0, "B1: Faye is first and gets 7; you are second and get 2"],
    [null, 1, "Y1: Miley is first and gets 6"],
    [1, 1, "Y1: you are first and get 6"],
  ])("tells seat %s who gets what in district %s, and calls nobody by a name who is 'you' beside it", (me, district, words) => {
    expect(stepWords({ part: "districts", district }, districts, names, me)).toBe(words);
  });

  test("names who share the victory", () => {
    expect(sharedWords([0, 1], 24, names, null)).toBe("Faye and Miley share the victory with 24 points");
    expect(sharedWords([0, 1], 24, names, 1)).toBe("You and Faye share the victory with 24 points");
  });
});
