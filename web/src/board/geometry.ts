/** Where things lie in the city, in units of the drawing: a face is 100 wide, a space 112 by 120. */
import { face } from "../lib/notation";
import type { BuildingView, Place, TokenView } from "../lib/types";

export const SPACE_WIDTH = 112;
export const SPACE_HEIGHT = 120;
/** The base line of buildings, from the top of their space. */
export const BASE = SPACE_HEIGHT - 10;
export const FACE_HEIGHT = 78;

type Point = [number, number];
type City = { buildings: readonly BuildingView[]; tokens: readonly TokenView[] };

export const key = (place: Place): string => `${place.east},${place.south}`;
export const middleX = (east: number): number => east * SPACE_WIDTH + SPACE_WIDTH / 2;
export const baseY = (south: number): number => south * SPACE_HEIGHT + BASE;

/** The height of one floor's slab: low buildings show full floors, tall ones thinner ones. */
export const slab = (height: number): number => (height <= 3 ? 10 : Math.max(4.4, 31 / height));

/** The height of a drawn stack above its base line. */
export function stackHeight(building: Pick<BuildingView, "tile" | "height">): number {
  if (face(building.tile).kind === "green") return FACE_HEIGHT;
  return building.height * slab(building.height) + FACE_HEIGHT;
}

/** An arrow from plot to plot, short enough to leave what lies on them in sight. */
export function arrow(from: Place, to: Place): string {
  const [x, y] = [middleX(from.east), baseY(from.south) - 54];
  const [across, down] = [middleX(to.east) - x, baseY(to.south) - 54 - y];
  const free = Math.min(0.36, 44 / Math.hypot(across, down));
  const point = (part: number): string => `${(x + across * part).toFixed(1)} ${(y + down * part).toFixed(1)}`;
  return `M${point(free)}L${point(1 - free)}`;
}

export function neighbours({ east, south }: Place): Place[] {
  return [
    { east, south: south - 1 },
    { east: east + 1, south },
    { east, south: south + 1 },
    { east: east - 1, south },
  ];
}

/** The empty spaces beside the city, where tokens lie or could. */
export function plots(city: City): Place[] {
  const built = new Set(city.buildings.map(key));
  const found = new Map<string, Place>();
  for (const building of city.buildings) {
    for (const place of neighbours(building)) if (!built.has(key(place))) found.set(key(place), place);
  }
  return [...found.values()];
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The smallest box around some spaces. */
export function boxAround(places: readonly Place[], margin = 8): Box {
  const east = places.map((place) => place.east);
  const south = places.map((place) => place.south);
  const x = Math.min(...east) * SPACE_WIDTH - margin;
  const y = Math.min(...south) * SPACE_HEIGHT - margin;
  return {
    x,
    y,
    width: (Math.max(...east) + 1) * SPACE_WIDTH + margin - x,
    height: (Math.max(...south) + 1) * SPACE_HEIGHT + margin - y,
  };
}

/** The outline of some spaces as a path with rounded corners, drawn `inset` inside their edges. */
export function contour(places: readonly Place[], inset: number, radius: number): string {
  const loops: Point[][] = [];
  const edges = edgesOf(places);
  while (edges.size) loops.push(walk(edges));
  return loops.map((loop) => rounded(cornersOf(loop, inset), radius)).join("");
}

/** The outline of the city and all that lies around it, with room to spare. */
export function groundOf(city: City, inset = -10, radius = 60): string {
  const places = new Map([...city.buildings, ...plots(city), ...city.tokens].map((place) => [key(place), place]));
  return contour([...places.values()], inset, radius);
}

/** Directed sides that have no space of ours beyond them, clockwise, by where they begin. */
function edgesOf(places: readonly Place[]): Map<string, Point[]> {
  const ours = new Set(places.map(key));
  const edges = new Map<string, Point[]>();
  const add = (from: Point, to: Point) => edges.set(`${from}`, [...(edges.get(`${from}`) ?? []), to]);
  for (const { east: x, south: y } of places) {
    if (!ours.has(`${x},${y - 1}`)) add([x, y], [x + 1, y]);
    if (!ours.has(`${x + 1},${y}`)) add([x + 1, y], [x + 1, y + 1]);
    if (!ours.has(`${x},${y + 1}`)) add([x + 1, y + 1], [x, y + 1]);
    if (!ours.has(`${x - 1},${y}`)) add([x, y + 1], [x, y]);
  }
  return edges;
}

/** Take one closed walk out of the edges; where two spaces touch at a corner it turns right. */
function walk(edges: Map<string, Point[]>): Point[] {
  const loop: Point[] = [];
  let at = edges.keys().next().value!.split(",").map(Number) as Point;
  let step: Point | null = null;
  for (;;) {
    const ways: Point[] | undefined = edges.get(`${at}`);
    if (!ways) return loop;
    const turn = step ? ways.findIndex((to) => step![0] * (to[1] - at[1]) - step![1] * (to[0] - at[0]) > 0) : 0;
    const [to] = ways.splice(Math.max(0, turn), 1) as [Point];
    if (!ways.length) edges.delete(`${at}`);
    loop.push(at);
    step = [to[0] - at[0], to[1] - at[1]];
    at = to;
  }
}

function cornersOf(loop: Point[], inset: number): Point[] {
  const corners: Point[] = [];
  loop.forEach((point, at) => {
    const before = loop.at(at - 1)!;
    const after = loop[(at + 1) % loop.length]!;
    const arrive: Point = [point[0] - before[0], point[1] - before[1]];
    const leave: Point = [after[0] - point[0], after[1] - point[1]];
    if (arrive[0] === leave[0] && arrive[1] === leave[1]) return;
    // Inside is to the right of a clockwise walk.
    corners.push([point[0] * SPACE_WIDTH - (arrive[1] + leave[1]) * inset, point[1] * SPACE_HEIGHT + (arrive[0] + leave[0]) * inset]);
  });
  return corners;
}

function rounded(corners: Point[], radius: number): string {
  const toward = (from: Point, to: Point): Point => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const part = Math.min(radius, length / 2) / length;
    return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
  };
  const text = (point: Point) => point.map((value) => value.toFixed(1)).join(" ");
  const curves = corners.map((corner, at) => {
    const begin = toward(corner, corners.at(at - 1)!);
    const end = toward(corner, corners[(at + 1) % corners.length]!);
    return `${at ? "L" : "M"}${text(begin)}Q${text(corner)} ${text(end)}`;
  });
  return `${curves.join("")}Z`;
}

/** A view of the drawing: where its origin lies in the window, and how large a unit is. */
export interface Camera {
  x: number;
  y: number;
  scale: number;
}

/** How large the marks on buildings are drawn, so that nothing written in the city is smaller than elsewhere. */
export type Marks = "fine" | "large" | "huge";
export const marksAt = (scale: number): Marks => (scale >= 0.61 ? "fine" : scale >= 0.43 ? "large" : "huge");
/** Smaller than this, even huge marks could not be read. */
export const SMALLEST = 0.34;
/** A picture of the city is shown as a whole, however small. */
export const PICTURE = 0.1;

/** The camera that shows a whole box in a window of some size, or its middle if the window is too small for all. */
export function fitting(box: Box, width: number, height: number, smallest = SMALLEST, largest = 1.15): Camera {
  const scale = Math.max(smallest, Math.min(width / box.width, height / box.height, largest));
  return {
    scale,
    x: (width - box.width * scale) / 2 - box.x * scale,
    y: (height - box.height * scale) / 2 - box.y * scale,
  };
}

/** What a window of some size shows. */
export const windowOf = ({ x, y, scale }: Camera, width: number, height: number): Box => ({
  x: -x / scale,
  y: -y / scale,
  width: width / scale,
  height: height / scale,
});

/** Corners of the window, from the left, that something covers: width and height. */
export interface Corners {
  top: [number, number];
  bottom: [number, number];
}

/** The camera that shows all spaces, none of them under what covers a corner: aside if possible, else smaller. */
export function fittingAround(places: readonly Place[], width: number, height: number, corners?: Corners, smallest = SMALLEST): Camera {
  const box = boxAround(places);
  const whole = fitting(box, width, height, smallest);
  if (!corners) return whole;
  const covered = (camera: Camera): number => places.filter((place) => isCovered(place, camera, height, corners)).length;
  const ways = roomsBeside(corners, width, height).flatMap((room) => {
    const camera = fitting(box, room.width, room.height, smallest);
    // What is left must hold the whole city, else some of it would lie outside the window.
    const holds = box.width * camera.scale <= room.width + 1 && box.height * camera.scale <= room.height + 1;
    return holds ? [{ ...camera, x: camera.x + room.x, y: camera.y + room.y }] : [];
  });
  ways.sort((one, other) => other.scale - one.scale);
  for (const camera of ways) {
    const found = shifted(camera, box, width).find((moved) => !covered(moved));
    if (found) return found;
  }
  // There is no room for that: as little as possible lies under something.
  return shifted(whole, box, width).reduce((best, moved) => (covered(moved) < covered(best) ? moved : best));
}

/** What is left of the window when a strip at its edges goes to what covers its corners: none, one of them or both. */
function roomsBeside({ top, bottom }: Corners, width: number, height: number): Box[] {
  const rows = [0, top[1]].flatMap((above) => [0, bottom[1]].map((below) => ({ y: above, height: height - above - below })));
  return [0, top[0], bottom[0]].flatMap((aside) => rows.map((row) => ({ ...row, x: aside, width: width - aside })));
}

/** A camera and those that show the same further to the right, as far as the window goes. */
function shifted(camera: Camera, box: Box, width: number): Camera[] {
  const room = Math.max(0, width - (camera.x + (box.x + box.width) * camera.scale));
  return Array.from({ length: 1 + Math.floor(room / 8) }, (_, step) => ({ ...camera, x: camera.x + 8 * step }));
}

function isCovered({ east, south }: Place, camera: Camera, height: number, corners: Corners): boolean {
  const left = camera.x + (east * SPACE_WIDTH + 14) * camera.scale;
  const top = camera.y + (south * SPACE_HEIGHT + 14) * camera.scale;
  const bottom = top + (SPACE_HEIGHT - 22) * camera.scale;
  return (left < corners.top[0] && top < corners.top[1]) || (left < corners.bottom[0] && bottom > height - corners.bottom[1]);
}

/** The same camera, larger or smaller, with one point of the window staying where it is. */
export function zoomed(camera: Camera, factor: number, at: { x: number; y: number }, smallest = SMALLEST): Camera {
  const scale = Math.min(2.5, Math.max(smallest, camera.scale * factor));
  const real = scale / camera.scale;
  return { scale, x: at.x - (at.x - camera.x) * real, y: at.y - (at.y - camera.y) * real };
}

/** How a drawing made for one camera must be moved to be seen as by another. */
export function seenThrough(camera: Camera, drawn: Camera): Camera {
  const scale = camera.scale / drawn.scale;
  return { scale, x: camera.x - drawn.x * scale, y: camera.y - drawn.y * scale };
}

/** Where the arrow keys lead: the nearest space in that direction, straight ahead before aside. */
export function toward(from: Place, step: Place, places: readonly Place[]): Place | null {
  let best: Place | null = null;
  let least = Infinity;
  for (const place of places) {
    const ahead = (place.east - from.east) * step.east + (place.south - from.south) * step.south;
    if (ahead <= 0) continue;
    const aside = Math.abs((place.east - from.east) * step.south) + Math.abs((place.south - from.south) * step.east);
    const far = ahead + 3 * aside;
    if (far < least) [best, least] = [place, far];
  }
  return best;
}
