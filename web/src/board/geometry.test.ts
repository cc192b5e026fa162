import { describe, expect, it } from "vitest";
import { boxAround, contour, type Corners, fitting, fittingAround, plots, toward, zoomed } from "./geometry";

const place = (east: number, south: number) => ({ east, south });
const building = (east: number, south: number) => ({
  ...place(east, south),
  tile: "R1",
  height: 1,
  owner: null,
  site: false,
  covered: [],
});

describe("the city's geometry", () => {
  it("finds the plots around the city once each", () => {
    const found = plots({ buildings: [building(0, 0), building(1, 0)], tokens: [] });
    expect(found).toHaveLength(6);
  });
  it("draws one loop around spaces that share a side, and one around each hole", () => {
    const count = (path: string) => path.split("Z").length - 1;
    expect(count(contour([place(0, 0), place(1, 0)], 2, 10))).toBe(1);
    const ring = [0, 1, 2].flatMap((east) => [0, 1, 2].map((south) => place(east, south)));
    expect(
      count(
        contour(
          ring.filter((one) => one.east !== 1 || one.south !== 1),
          2,
          10,
        ),
      ),
    ).toBe(2);
  });
  it("separates spaces that touch only at a corner", () => {
    const path = contour([place(0, 0), place(1, 1)], 2, 10);
    expect(path.split("Z").length - 1).toBe(2);
  });
  it("insets inwards", () => {
    const numbers = contour([place(0, 0)], 5, 0)
      .match(/-?\d+\.\d/g)!
      .map(Number);
    expect(Math.min(...numbers)).toBe(5);
    expect(Math.max(...numbers)).toBe(115);
  });
  it("fits a box into a window and keeps a point in place while zooming", () => {
    const box = boxAround([place(0, 0), place(9, 4)], 0);
    const camera = fitting(box, 560, 1000);
    expect(camera.scale).toBeCloseTo(0.5);
    const nearer = zoomed(camera, 2, { x: 100, y: 100 });
    const before = (100 - camera.x) / camera.scale;
    expect((100 - nearer.x) / nearer.scale).toBeCloseTo(before);
  });
  it("walks by arrow keys, straight ahead first", () => {
    const places = [place(0, 0), place(2, 0), place(1, 1), place(0, 3)];
    expect(toward(place(0, 0), place(1, 0), places)).toEqual(place(2, 0));
    expect(toward(place(0, 0), place(0, 1), places)).toEqual(place(0, 3));
    expect(toward(place(0, 0), place(0, -1), places)).toBeNull();
  });
});

describe("fitting around what covers corners", () => {
  const square = [0, 1, 2].flatMap((east) => [0, 1, 2].map((south) => place(east, south)));
  it("moves the city aside where there is room", () => {
    const free = fittingAround(square, 900, 420);
    const moved = fittingAround(square, 900, 420, { top: [320, 44], bottom: [0, 0] });
    expect(moved.scale).toBe(free.scale);
    expect(moved.x).toBeGreaterThan(free.x);
  });
  it("makes it smaller where there is none", () => {
    const free = fittingAround(square, 380, 420);
    const moved = fittingAround(square, 380, 420, { top: [320, 44], bottom: [0, 0] });
    expect(moved.scale).toBeLessThan(free.scale);
    expect(moved.y).toBeGreaterThanOrEqual(44 - 8);
  });
  it("leaves the whole side to what covers two corners there, if the city is larger that way", () => {
    const wide = [0, 1, 2, 3, 4, 5].flatMap((east) => [0, 1, 2, 3, 4].map((south) => place(east, south)));
    const moved = fittingAround(wide, 424, 390, { top: [64, 160], bottom: [60, 160] });
    expect(moved.x + boxAround(wide).x * moved.scale).toBeGreaterThanOrEqual(64 - 8);
    expect(moved.scale).toBeGreaterThan(0.5);
  });
  it("never pushes a tall city out of the window for that", () => {
    const tower = Array.from({ length: 10 }, (_, south) => place(0, south));
    const corners: Corners = { top: [60, 160], bottom: [60, 160] };
    const free = fittingAround(tower, 300, 390);
    const moved = fittingAround(tower, 300, 390, corners);
    expect([moved.y, moved.scale]).toEqual([free.y, free.scale]);
  });
});
