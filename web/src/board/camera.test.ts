/** The camera: while it moves nothing is redrawn, and when it rests the city is redrawn where it is. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BoardCamera } from "./camera.svelte";
import { seenThrough } from "./geometry";

const ORIGIN = { x: 0, y: 0 };
const wheel = (deltaY: number): WheelEvent =>
  ({ deltaY, clientX: 200, clientY: 100, ctrlKey: false, preventDefault: () => undefined }) as unknown as WheelEvent;

/** A camera before a city of one space in a window of 400 by 300, what it lets glide, and how that comes to its end. */
function aimed(): { camera: BoardCamera; glides: Keyframe[][]; arrive: () => void } {
  const camera = new BoardCamera();
  const glides: Keyframe[][] = [];
  const gliding = { playState: "finished" } as Animation;
  camera.stage = document.createElement("div");
  camera.stage.animate = (frames) => (glides.push(frames as Keyframe[]), gliding);
  camera.show([{ east: 0, south: 0 }], 400, 300);
  return { camera, glides, arrive: () => void gliding.onfinish!({} as AnimationPlaybackEvent) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the camera", () => {
  it("draws the city at once where it first stands", () => {
    const { camera, glides } = aimed();
    expect([camera.lens, glides]).toEqual(["none", []]);
    expect(camera.drawn).toBe(camera.camera);
  });
  it("stands at once where nothing covers it, and glides when the city grows", () => {
    const { camera, glides } = aimed();
    const [places, before] = [[{ east: 0, south: 0 }], camera.drawn];
    camera.show(places, 400, 300);
    glides.length = 0;
    camera.show(places, 400, 300, { top: [300, 100], bottom: [0, 0] });
    expect([camera.drawn, glides]).toEqual([camera.camera, []]);
    expect(camera.drawn).not.toEqual(before);
    camera.show([...places, { east: 4, south: 0 }], 400, 300);
    expect(glides).toHaveLength(1);
  });
  it("lets the drawing glide as it is, and redraws the city when it rests", () => {
    const { camera, glides, arrive } = aimed();
    const drawn = camera.drawn;
    camera.zoom(2);
    vi.advanceTimersByTime(1000);
    expect(camera.drawn).toBe(drawn);
    const { x, y, scale } = seenThrough(camera.camera, drawn);
    expect(glides).toEqual([[{ transform: "matrix(1, 0, 0, 1, 0, 0)" }, { transform: `matrix(${scale}, 0, 0, ${scale}, ${x}, ${y})` }]]);
    arrive();
    vi.advanceTimersByTime(1000);
    expect([camera.drawn, camera.lens]).toEqual([camera.camera, "none"]);
  });
  it("glides on from where it is when it is sent elsewhere on the way", () => {
    const { camera, glides } = aimed();
    camera.zoom(2);
    camera.zoom(2);
    expect(glides[1]![0]).toEqual(glides[0]![1]);
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
