/** Panning and zooming the city: wheel, drag, pinch, double tap; it fits itself until somebody touches it. */
import { pointOf, reducedMotion } from "../lib/prefs.svelte";
import type { Place } from "../lib/types";
import { fittingAround, seenThrough, SMALLEST, zoomed, type Camera, type Corners } from "./geometry";

const DRAG = 5;
const DOUBLE = 350;
/** When the city has rested this long, it is redrawn at its new size. */
const REST = 150;

type Finger = { x: number; y: number };

const same = (one: Camera, other: Camera): boolean => one.x === other.x && one.y === other.y && one.scale === other.scale;
const matrix = ({ x, y, scale }: Camera): string => `matrix(${scale}, 0, 0, ${scale}, ${x}, ${y})`;

/**
 * The city is drawn for one camera and the drawing moved as a whole until the next one: a browser does that without
 * drawing anything again, and every frame is in time.
 */
export class BoardCamera {
  camera = $state.raw<Camera>({ x: 0, y: 0, scale: 1 });
  /** The camera that the city is drawn for: the same one, once it rests. */
  drawn = $state.raw<Camera>({ x: 0, y: 0, scale: 1 });
  /** How the drawing is moved, to be seen as by the camera. */
  readonly lens = $derived.by(() => (this.camera === this.drawn ? "none" : matrix(seenThrough(this.camera, this.drawn))));
  /** What shows the drawing. */
  stage: HTMLElement | undefined;
  /** Has somebody moved it, so that it no longer follows the city's growth? */
  private touched = false;
  private gliding: Animation | null = null;
  private resting: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly smallest = SMALLEST) {}

  private places: readonly Place[] = [{ east: 0, south: 0 }];
  private corners: Corners | undefined;
  private width = 1;
  private height = 1;
  /** What it was told to look at; it goes on doing so when the window changes its size. */
  private aim: { x: number; y: number; scale: number; low: number } | null = null;
  private fingers = new Map<number, Finger>();
  private begun: Finger | null = null;
  private dragged = false;
  private lastTap = 0;

  /** Tell what there is to show, and how large the window is. */
  show(places: readonly Place[], width: number, height: number, corners?: Corners): void {
    const sized = width !== this.width || height !== this.height;
    const grows = places !== this.places && !sized;
    [this.places, this.width, this.height, this.corners] = [places, width, height, corners];
    if (this.aim && sized) this.lookAt(this.aim.x, this.aim.y, this.aim.scale, this.aim.low);
    else if (!this.touched) {
      const camera = fittingAround(places, width, height, corners, this.smallest);
      // Only a city that changes is seen to move: what covers its corners has been there all the time.
      if (grows) this.glide(camera);
      else this.draw(camera);
    }
  }

  fit(): void {
    this.aim = null;
    this.touched = false;
    this.glide(fittingAround(this.places, this.width, this.height, this.corners, this.smallest));
  }

  zoom(factor: number): void {
    this.aim = null;
    this.touched = true;
    this.glide(zoomed(this.camera, factor, { x: this.width / 2, y: this.height / 2 }, this.smallest));
  }

  /** Look at a point of the drawing, at least at this size; `low` keeps it away from the lower edge. */
  lookAt(x: number, y: number, scale: number, low = 0.5): void {
    this.aim = { x, y, scale, low };
    const size = Math.max(scale, this.camera.scale);
    this.touched = true;
    this.glide({ scale: size, x: this.width / 2 - x * size, y: this.height * low - y * size });
  }

  /** Draw the city for a camera. */
  private draw(camera: Camera): void {
    this.stop();
    this.camera = this.drawn = camera;
  }

  /** Let the drawing glide from where it is seen now to where a camera sees it. */
  private glide(camera: Camera): void {
    const from = this.seen();
    if (!this.stage || same(from, camera)) return this.draw(camera);
    this.stop();
    this.camera = camera;
    const ways = [from, camera].map((one) => ({ transform: matrix(seenThrough(one, this.drawn)) }));
    this.gliding = this.stage.animate(ways, { duration: reducedMotion() ? 120 : 320, easing: "cubic-bezier(.2,.7,.2,1)" });
    this.gliding.onfinish = () => this.rest();
  }

  /** Follow a finger. */
  private follow(camera: Camera): void {
    this.aim = null;
    this.touched = true;
    this.stop();
    this.camera = camera;
    this.rest();
  }

  private stop(): void {
    clearTimeout(this.resting);
    if (this.gliding?.playState === "running") this.gliding.cancel();
    this.gliding = null;
  }

  /** Redraw the city where it is seen, unless it moves on. */
  private rest(): void {
    this.resting = setTimeout(() => this.draw(this.camera), REST);
  }

  /** The camera by which the city is seen at this moment, on the way to another. */
  private seen(): Camera {
    if (!this.stage || this.gliding?.playState !== "running") return this.camera;
    const { a, e, f } = new DOMMatrix(getComputedStyle(this.stage).transform);
    const { x, y, scale } = this.drawn;
    return { x: a * x + e, y: a * y + f, scale: a * scale };
  }

  /** Did the last press move the city, so that it was no click? */
  get wasDrag(): boolean {
    return this.dragged;
  }

  wheel(event: WheelEvent, origin: Finger): void {
    event.preventDefault();
    const { x, y } = pointOf(event);
    const factor = Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015));
    this.follow(zoomed(this.camera, factor, { x: x - origin.x, y: y - origin.y }, this.smallest));
  }

  down(event: PointerEvent): void {
    this.fingers.set(event.pointerId, pointOf(event));
    if (this.fingers.size === 1) {
      this.begun = pointOf(event);
      this.dragged = false;
    }
  }

  move(event: PointerEvent, origin: Finger): void {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const now = pointOf(event);
    if (this.fingers.size === 1) this.pan(before, now);
    else this.pinch(event.pointerId, before, now, origin);
    if (this.fingers.size > 1 || this.dragged) this.fingers.set(event.pointerId, now);
  }

  up(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
    if (this.dragged || event.pointerType === "mouse") return;
    const now = event.timeStamp;
    if (now - this.lastTap < DOUBLE) this.fit();
    this.lastTap = now;
  }

  private pan(before: Finger, now: Finger): void {
    const begun = this.begun ?? before;
    if (!this.dragged && Math.hypot(now.x - begun.x, now.y - begun.y) < DRAG) return;
    this.dragged = true;
    const { x, y, scale } = this.camera;
    this.follow({ scale, x: x + now.x - before.x, y: y + now.y - before.y });
  }

  private pinch(id: number, before: Finger, now: Finger, origin: Finger): void {
    const other = [...this.fingers].find(([one]) => one !== id)?.[1];
    if (!other) return;
    this.dragged = true;
    const far = (from: Finger) => Math.hypot(from.x - other.x, from.y - other.y) || 1;
    const middle = { x: (now.x + other.x) / 2 - origin.x, y: (now.y + other.y) / 2 - origin.y };
    this.follow(zoomed(this.camera, far(now) / far(before), middle, this.smallest));
  }
}
