/** The picture of the home screen: a ginkgo leaf whose cells are plots, parks and buildings. */
export type Kind = "park" | "red" | "blue" | "yellow";
export interface Cell {
  kind: Kind;
  path: string;
  /** The middle of the cell. */
  x: number;
  y: number;
  /** A building's floors, or a park's shade. */
  level: number;
  trees: [x: number, y: number, radius: number][];
}
export interface LeafCity {
  parks: Cell[];
  buildings: Cell[];
  stem: string;
}

const RINGS = [0.1, 0.18, 0.265, 0.355, 0.45, 0.55, 0.655, 0.765, 0.88, 1.02];
const HALF_ANGLE = 1.33;
const STEPS = 7;
const GAP = 5.2;

type Point = [number, number];

/** The same numbers every time: the picture is drawn once and for all. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

export function growLeaf(width: number, height: number): LeafCity {
  const random = dice(0x51f15e);
  const middle: Point = [width * 0.475, height * 0.79];
  const radius = height * 0.735;
  const parks: Cell[] = [];
  const buildings: Cell[] = [];
  for (let ring = 0; ring < RINGS.length - 1; ring++) {
    const count = Math.round(5 + ring * 3.6);
    for (let at = 0; at < count; at++) {
      const cell = growCell(middle, radius, ring, at, count, random);
      if (cell) (cell.kind === "park" ? parks : buildings).push(cell);
    }
  }
  buildings.sort((one, other) => one.y - other.y);
  return { parks, buildings, stem: stemPath(middle, radius, height) };
}

function growCell(middle: Point, radius: number, ring: number, at: number, count: number, random: () => number): Cell | null {
  const from = -HALF_ANGLE + (2 * HALF_ANGLE * at) / count;
  const to = -HALF_ANGLE + (2 * HALF_ANGLE * (at + 1)) / count;
  const inner = RINGS[ring]! * radius + 3;
  const outer = RINGS[ring + 1]! * radius - 3;
  const [die, second, third] = [random(), random(), random()];
  const path = cellPath(middle, radius, inner, outer, from, to);
  if (!path) return null;
  const angle = (from + to) / 2;
  const [x, y] = point(middle, (inner + Math.min(outer, rim(angle, radius))) / 2, angle);
  const kind = ring === 0 ? "park" : kindOf(die);
  if (kind !== "park") return { kind, path, x, y, level: 1 + Math.floor(second * 4), trees: [] };
  const trees = plantTrees(middle, radius, inner, outer, from, to, random);
  return { kind, path, x, y, level: Math.floor(third * 5), trees };
}

function kindOf(die: number): Kind {
  if (die < 0.085) return "red";
  if (die < 0.17) return "blue";
  return die < 0.265 ? "yellow" : "park";
}

/** How far the leaf reaches at an angle: frayed, and cleft in the middle. */
function rim(angle: number, radius: number): number {
  const side = Math.abs(angle);
  let reach = 0.95 + 0.022 * Math.cos(angle * 11 + 0.6) + 0.012 * Math.cos(angle * 29);
  if (side < 0.17) reach *= 0.6 + 0.4 * Math.sqrt(side / 0.17);
  if (side > 1.12) reach *= 1 - 3.3 * (side - 1.12) ** 2;
  return radius * reach;
}

function point(middle: Point, distance: number, angle: number): Point {
  const droop = Math.max(0, Math.abs(angle) - 0.9) * 18;
  return [middle[0] + Math.sin(angle) * distance, middle[1] - Math.cos(angle) * distance - droop];
}

function cellPath(middle: Point, radius: number, inner: number, outer: number, from: number, to: number): string | null {
  const near = GAP / Math.max(inner, 30);
  const far = GAP / outer;
  const points: Point[] = [];
  for (let step = 0; step <= STEPS; step++) {
    points.push(point(middle, inner, from + near + ((to - from - 2 * near) * step) / STEPS));
  }
  let room = 0;
  for (let step = STEPS; step >= 0; step--) {
    const angle = from + far + ((to - from - 2 * far) * step) / STEPS;
    const reach = Math.min(outer, rim(angle, radius) - 3);
    if (reach - inner > 8) room += 1;
    points.push(point(middle, Math.max(inner + 1, reach), angle));
  }
  if (room < STEPS) return null;
  return `M${points.map((one) => one.map((part) => part.toFixed(1)).join(" ")).join("L")}Z`;
}

function plantTrees(middle: Point, radius: number, inner: number, outer: number, from: number, to: number, random: () => number): Cell["trees"] {
  const near = GAP / Math.max(inner, 30);
  const trees: Cell["trees"] = [];
  for (let left = Math.floor(random() * 5); left > 0; left--) {
    const angle = from + near * 2.2 + random() * (to - from - 4.4 * near);
    const reach = Math.min(outer, rim(angle, radius));
    if (reach - inner < 22) continue;
    const [x, y] = point(middle, inner + 9 + random() * (reach - inner - 18), angle);
    trees.push([x, y, 2.2 + random() * 3]);
  }
  return trees;
}

function stemPath([x, y]: Point, radius: number, height: number): string {
  const foot = height + 190;
  const bend = y + radius * 0.12;
  const neck = y - radius * 0.1;
  return (
    `M${x - 9} ${neck}C${x - 6} ${y} ${x + 6} ${bend} ${x + 104} ${foot}` + `L${x + 118} ${foot}C${x + 24} ${bend} ${x + 10} ${y} ${x + 9} ${neck}Z`
  );
}
