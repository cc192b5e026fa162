/** Sounds: never before a touch, never against somebody's will. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { prefs } from "./prefs.svelte";

const started: string[] = [];
class FakeNode {
  type = "";
  buffer: unknown = null;
  frequency = { value: 0 };
  gain = { setValueAtTime: vi.fn(), linearRampToValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
  connect = vi.fn();
  stop = vi.fn();
  start = () => started.push(this.frequency.value ? `${this.frequency.value} Hz` : "knock");
}
class FakeContext {
  static made = 0;
  state = "running";
  currentTime = 0;
  sampleRate = 8000;
  destination = {};
  constructor() {
    FakeContext.made += 1;
  }
  createGain = () => new FakeNode();
  createOscillator = () => new FakeNode();
  createBufferSource = () => new FakeNode();
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
}

/** The module as it is when a page is opened: untouched. */
async function opened(matches: (query: string) => boolean = () => false): Promise<typeof import("./sound")> {
  vi.resetModules();
  vi.stubGlobal("AudioContext", FakeContext);
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: matches(query), addEventListener: () => undefined }));
  const sound = await import("./sound");
  sound.awaitTouch();
  return sound;
}
const touch = () => window.dispatchEvent(new Event("pointerdown"));

beforeEach(() => {
  started.length = 0;
  FakeContext.made = 0;
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe("a sound", () => {
  it("waits for the first touch", async () => {
    const { play } = await opened();
    play("turn");
    expect([FakeContext.made, started]).toEqual([0, []]);
    touch();
    play("turn");
    expect([FakeContext.made, started]).toEqual([1, ["587 Hz", "880 Hz"]]);
  });
  it("is not heard once it is turned off", async () => {
    localStorage.setItem("ginkgopolis", JSON.stringify({ ...prefs, sound: false }));
    const { play } = await opened();
    touch();
    play("turn");
    expect(FakeContext.made).toBe(0);
  });
  it("accompanies nothing that does not move, but still calls", async () => {
    const { play } = await opened((query) => query.includes("reduced-motion"));
    touch();
    play("build");
    expect(started).toEqual([]);
    play("turn");
    expect(started).toEqual(["587 Hz", "880 Hz"]);
  });
});

describe("a phone", () => {
  it("shakes when it is held in a hand, and only if it may", async () => {
    const vibrate = vi.fn();
    vi.stubGlobal("navigator", Object.assign(Object.create(navigator) as Navigator, { vibrate }));
    const { play } = await opened((query) => query.includes("coarse"));
    play("turn");
    expect(vibrate).not.toHaveBeenCalled();
    touch();
    play("turn");
    expect(vibrate).toHaveBeenCalledExactlyOnceWith([30, 60, 30]);
    const { prefs: fresh } = await import("./prefs.svelte");
    fresh.shake = false;
    play("turn");
    expect(vibrate).toHaveBeenCalledTimes(1);
  });
});
