/** Names of districts and where their tags hang. */
import type { BuildingView, DistrictInfo, Place, TokenView } from "../lib/types";
import { face } from "../lib/notation";
import { baseY, type Box, FACE_HEIGHT, key, middleX, plots, slab, SPACE_HEIGHT, SPACE_WIDTH, stackHeight } from "./geometry";

/** R1, R2, B1 ...: the richest district of a colour is its first. */
export function districtNames(districts: readonly DistrictInfo[]): string[] {
  const order = districts.map((_, at) => at).sort((a, b) => weight(districts[b]!) - weight(districts[a]!));
  const names: string[] = [];
  const count: Record<string, number> = {};
  for (const at of order) {
    const letter = districts[at]!.colour[0]!.toUpperCase();
    count[letter] = (count[letter] ?? 0) + 1;
    names[at] = `${letter}${count[letter]}`;
  }
  return names;
}

const weight = (district: DistrictInfo): number => district.resources * 100 + district.buildings.length;

export const TAG_HEIGHT = 34;
/** How far from its usual place a tag may hang, in units of the drawing. */
const ASIDE = [0, -12, 12, -24, 24, -40, 40, -56, 56];
const BELOW = [4, 0, 8, -5, 13, -10, 18, -16, 24];

/** What must stay legible on a building: its number, what it gives and whose it is. */
export function marksOf(building: BuildingView): Box[] {
  const x = middleX(building.east);
  const top = baseY(building.south) - stackHeight(building);
  const what = face(building.tile);
  const pill = { x: x - 45, y: top + FACE_HEIGHT - 39, width: 50, height: 31 };
  const owner = building.owner === null ? [] : [what.kind === "building" ? pill : { ...pill, y: baseY(building.south) - 41 }];
  if (what.kind !== "building") return owner;
  const number = { x: x - 43, y: top + 9, width: what.number > 9 ? 46 : 27, height: 33 };
  return [number, { x: x + 8, y: top + 10, width: 36, height: 20 }, ...owner];
}

/** How many square units of two boxes lie on each other. */
export function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** Where a tag of a size may hang: on the lower edge of a building of its district, or on a free plot beside it. */
function candidates(district: DistrictInfo, city: City, width: number, height: number): Hanging[] {
  const boxes: Hanging[] = [];
  const add = (x: number, y: number, far: number) => boxes.push(drawnIn({ x: x - width / 2, y: y - height / 2, width, height, far }, city.seen));
  const ours = district.buildings.flatMap((at) => city.buildings[at] ?? []);
  for (const { east, south } of ours) {
    for (const [across, aside] of ASIDE.entries()) {
      for (const [down, below] of BELOW.entries()) add(middleX(east) + aside, baseY(south) + below, across + down);
    }
  }
  for (const { east, south } of plots({ buildings: ours, tokens: [] })) {
    if (!city.taken.has(key({ east, south }))) add(middleX(east), baseY(south) - 54, 12);
  }
  return boxes;
}

interface City {
  buildings: readonly BuildingView[];
  taken: ReadonlySet<string>;
  /** What is seen of it. */
  seen: Box;
}
type Hanging = Box & { far: number };

/** How far a tag is drawn in from the edge of what is seen; one whose buildings are out of sight stays with them. */
const DRAWN_IN = 60;
const EDGE = 4;
function drawnIn(tag: Hanging, seen: Box): Hanging {
  const across = inward(tag.x, tag.width, seen.x, seen.width);
  const down = inward(tag.y, tag.height, seen.y, seen.height);
  return { ...tag, x: tag.x + across, y: tag.y + down, far: tag.far + (Math.abs(across) + Math.abs(down)) / 12 };
}
function inward(at: number, length: number, from: number, room: number): number {
  const [before, after] = [from + EDGE - at, from + room - EDGE - length - at];
  const step = before > 0 ? before : after < 0 ? after : 0;
  return before > after || Math.abs(step) > DRAWN_IN ? 0 : step;
}

const near = (one: Box, other: Box): boolean =>
  Math.abs(one.x - other.x) < 2 * SPACE_WIDTH + one.width && Math.abs(one.y - other.y) < 2 * SPACE_HEIGHT;

/** The middle of each tag, so that it is seen as a whole and hides no number, no other tag and as little else as can be. */
export function tagPlaces(
  districts: readonly DistrictInfo[],
  buildings: readonly BuildingView[],
  tokens: readonly TokenView[],
  sizes: readonly { width: number; height: number }[],
  seen: Box,
): { x: number; y: number }[] {
  const city = { buildings, seen, taken: new Set([...buildings, ...tokens].map(key)) };
  const leaf = (token: Place): Box => ({ x: middleX(token.east) - 34, y: baseY(token.south) - 84, width: 68, height: 66 });
  const marks = [...buildings.flatMap(marksOf), ...tokens.map(leaf)];
  const faces = buildings.map((one) => faceOf(one));
  const hung: Box[] = [];
  const places: { x: number; y: number }[] = [];
  // Small districts have the fewest places to choose from.
  const order = districts.map((_, at) => at).sort((a, b) => districts[a]!.buildings.length - districts[b]!.buildings.length);
  for (const at of order) {
    const { width, height } = sizes[at]!;
    const choice = candidates(districts[at]!, city, width, height);
    const around = marks.filter((mark) => choice.some((box) => near(box, mark)));
    const own = new Set(districts[at]!.buildings);
    const others = faces.filter((_, place) => !own.has(place));
    const cost = (box: Hanging): number =>
      (width * height - overlap(box, seen)) * 10 +
      sum(around, box) * 10 +
      sum(hung, box) * 20 +
      sum(others, box) * 0.05 +
      sum(faces, box) * 0.01 +
      box.far * 4;
    const best = cheapest(choice, cost);
    hung.push(best);
    places[at] = { x: best.x + best.width / 2, y: best.y + best.height / 2 };
  }
  return places;
}

const sum = (boxes: readonly Box[], box: Box): number => boxes.reduce((all, one) => all + overlap(one, box), 0);

function faceOf(building: BuildingView): Box {
  const high = stackHeight(building);
  return {
    x: middleX(building.east) - 50,
    y: baseY(building.south) - high,
    width: 100,
    height: Math.max(FACE_HEIGHT, high - building.height * slab(building.height)),
  };
}

function cheapest<T>(all: readonly T[], cost: (one: T) => number): T {
  let best: T = all[0]!;
  let least = Infinity;
  for (const one of all) {
    const value = cost(one);
    if (value < least) [best, least] = [one, value];
  }
  return best;
}
