/** The camera: while it moves nothing is redrawn, and when it rests the city is redrawn where it is. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BoardCamera } from "./camera.svelte";
import { seenThrough } from "./geometry";

const ORIGIN = { x: 0, y: 0 };
const wheel = (deltaY: number): WheelEvent =>
  ({ deltaY, clientX: 200, clientY: 100, ctrlKey: false, preventDefault: () => undefined }) as unknown as WheelEvent;

/** A camera before a city of one space in a window of 400 by 300, and what it lets glide. */
function aimed(): { camera: BoardCamera; glides: Keyframe[][] } {
  const camera = new BoardCamera();
  const glides: Keyframe[][] = [];
  camera.stage = document.createElement("div");
  camera.stage.animate = (frames) => (glides.push(frames as Keyframe[]), { cancel: () => undefined, playState: "finished" } as Animation);
  camera.show([{ east: 0, south: 0 }], 400, 300);
  return { camera, glides };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the camera", () => {
  it("draws the city at once where it first stands", () => {
    const { camera, glides } = aimed();
    expect([camera.lens, glides]).toEqual(["none", []]);
    expect(camera.drawn).toBe(camera.camera);
  });
  it("glides from what was seen to what is drawn", () => {
    const { camera, glides } = aimed();
    const before = camera.camera;
    camera.zoom(2);
    expect(camera.drawn).toBe(camera.camera);
    const { x, y, scale } = seenThrough(before, camera.camera);
    expect(glides).toEqual([[{ transform: `matrix(${scale}, 0, 0, ${scale}, ${x}, ${y})` }, { transform: "none" }]]);
  });
  it("only moves the drawing while a wheel turns, and redraws the city when it rests", () => {
    const { camera, glides } = aimed();
    const drawn = camera.drawn;
    for (let turn = 0; turn < 5; turn++) {
      camera.wheel(wheel(-40), ORIGIN);
      vi.advanceTimersByTime(16);
      expect(camera.drawn).toBe(drawn);
      expect(camera.lens).toMatch(/^matrix\(1\./);
    }
    vi.advanceTimersByTime(200);
    expect(camera.drawn).toBe(camera.camera);
    expect([camera.lens, glides]).toEqual(["none", []]);
  });
  it("keeps the point under the wheel where it is", () => {
    const { camera } = aimed();
    const under = () => (200 - camera.camera.x) / camera.camera.scale;
    const before = under();
    camera.wheel(wheel(-120), ORIGIN);
    expect(under()).toBeCloseTo(before);
  });
});
