/** The final scoring as a story: what is counted at each step, and what it comes to by then. */
import { districtNames } from "../board/tags";
import { t } from "../i18n";
import type { DistrictInfo, Ending, Score } from "../lib/types";
import { joined } from "../lib/words";

export type Part = "hand" | "cards" | "newHands" | "extras" | "districts";
export const PARTS: Part[] = ["hand", "cards", "newHands", "extras", "districts"];
export type Step = { part: Exclude<Part, "districts"> } | { part: "districts"; district: number };

/** What everybody's points are made of. */
export function partsOf(score: Score): Record<Part, number> {
  const sum = (list: readonly (readonly [unknown, number])[]) => list.reduce((all, [, points]) => all + points, 0);
  return {
    hand: score.tokens,
    cards: sum(score.cards),
    newHands: score.new_hands,
    extras: sum(score.extras),
    districts: sum(score.districts),
  };
}

/** The steps of the story; parts that bring nobody anything are left out. */
export function steps(scores: readonly Score[], districts: readonly DistrictInfo[]): Step[] {
  const some = (part: Part) => scores.some((score) => partsOf(score)[part]);
  const simple = (["hand", "cards", "newHands", "extras"] as const).filter((part) => part === "hand" || some(part));
  const order = districts.map((_, at) => at).filter((at) => districts[at]!.ranking.length);
  order.sort((one, other) => districts[one]!.resources - districts[other]!.resources);
  return [...simple.map((part) => ({ part })), ...order.map((district) => ({ part: "districts" as const, district }))];
}

/** What a player has after some of the steps, part by part. */
export function pointsAfter(score: Score, done: readonly Step[]): Record<Part, number> {
  const all = partsOf(score);
  const points = { hand: 0, cards: 0, newHands: 0, extras: 0, districts: 0 };
  for (const step of done) {
    if (step.part !== "districts") points[step.part] = all[step.part];
    else points.districts += districtPoints(score, step.district);
  }
  return points;
}

export function districtPoints(score: Score, district: number): number {
  return score.districts.find(([at]) => at === district)?.[1] ?? 0;
}

export const total = (points: Record<Part, number>): number => PARTS.reduce((all, part) => all + points[part], 0);

/** Why the game has ended. */
export function endingWords({ why, seat }: Ending, names: readonly string[], me: number | null): string {
  const key = why === "resources" && seat !== null && seat === me ? "own-resources" : why.replaceAll(" ", "-");
  return t("ending", { why: key, name: seat === null ? "" : (names[seat] ?? "") });
}

/** Why a district is ranked as it is, as `me` is told. */
export function reason(district: DistrictInfo, names: readonly string[], me: number | null): string {
  const [first, second] = district.ranking;
  if (!first) return t("scoring-nobody");
  if (!second) return t("scoring-alone");
  if (first.resources > second.resources) {
    return t("scoring-most", { most: first.resources, all: district.resources });
  }
  const how = first.tallest > second.tallest ? "height" : "number";
  return t(`scoring-tie-${how}`, { resources: first.resources, name: names[first.seat] ?? "", you: isYou(first.seat, me) });
}

/** A step in words, as it is told and read aloud to `me`. */
export function stepWords(step: Step, districts: readonly DistrictInfo[], names: readonly string[], me: number | null): string {
  if (step.part === "newHands") return t("scoring-telling-new-hands");
  if (step.part !== "districts") return t(`scoring-telling-${step.part}`);
  const [first, second] = districts[step.district]!.ranking;
  return t("scoring-telling-district", {
    district: districtNames(districts)[step.district]!,
    lead: first!.seat === me ? "you" : "other",
    first: names[first!.seat] ?? "",
    points: first!.points,
    next: !second ? "nobody" : second.seat === me ? "you" : "other",
    second: second ? (names[second.seat] ?? "") : "",
    rest: second?.points ?? 0,
  });
}

/** Who share the victory, as `me` is told. */
export function sharedWords(winners: readonly number[], points: number, names: readonly string[], me: number | null): string {
  const others = winners.filter((seat) => seat !== me).map((seat) => names[seat]!);
  return t("scoring-shared", { names: joined(others), points, you: others.length < winners.length ? "yes" : "no" });
}

const isYou = (seat: number, me: number | null): string => (seat === me ? "yes" : "no");
