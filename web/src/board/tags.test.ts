/** Tags of districts hang where they hide no number. */
import { describe, expect, it } from "vitest";
import type { BuildingView, DistrictInfo } from "../lib/types";
import { windowOf } from "./geometry";
import { marksOf, overlap, TAG_HEIGHT, tagPlaces } from "./tags";

/** A city of 6 by 6, as tall and as dense as they become. */
const buildings: BuildingView[] = Array.from({ length: 36 }, (_, at) => ({
  tile: `${"RBY"[Math.floor(at / 12)]}${(at % 20) + 1}`,
  east: at % 6,
  south: Math.floor(at / 6),
  height: 1 + ((at * 7) % 4),
  owner: at % 3,
  site: false,
  covered: [],
}));
const district = (...places: number[]): DistrictInfo => ({
  colour: "red",
  buildings: places,
  tops: places.map((at) => buildings[at]!.tile),
  resources: 12,
  ranking: [{ seat: 0, resources: 12, tallest: 1, number: 1, points: 12 }],
});
const districts = [district(14, 15, 20), district(0, 1, 2, 3, 6, 7), district(28, 29, 34, 35), district(24, 30, 31)];

describe("a tag", () => {
  for (const scale of [1, 1.25]) {
    it(`hides no number, no owner and no other tag (at ${scale} of its size)`, () => {
      const size = { width: 137 * scale, height: TAG_HEIGHT * scale };
      const places = tagPlaces(
        districts,
        buildings,
        [],
        districts.map(() => size),
        windowOf({ x: 500, y: 500, scale: 1 }, 2000, 2000),
      );
      const boxes = places.map(({ x, y }) => ({ x: x - size.width / 2, y: y - size.height / 2, ...size }));
      const marks = buildings.flatMap(marksOf);
      for (const [at, box] of boxes.entries()) {
        expect(marks.filter((mark) => overlap(mark, box) > 0.04 * mark.width * mark.height)).toEqual([]);
        expect(boxes.filter((other, place) => place < at && overlap(other, box))).toEqual([]);
      }
    });
  }

  it("of the lowest row and of the last column is drawn in until all of it is seen", () => {
    // Six spaces of 112 by 120 with 8 around them, as on a low window.
    const seen = { x: -8, y: -8, width: 688, height: 736 };
    const size = { width: 266, height: 66 };
    const [low, side] = tagPlaces([district(33), district(11)], buildings, [], [size, size], seen);
    expect(low!.y + 33).toBeLessThanOrEqual(728);
    expect(side!.x + 133).toBeLessThanOrEqual(680);
  });
});
