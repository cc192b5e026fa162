/** Panning and zooming the city: wheel, drag, pinch, double tap; it fits itself until somebody touches it. */
import { pointOf } from "../lib/prefs.svelte";
import type { Place } from "../lib/types";
import { fittingAround, SMALLEST, zoomed, type Camera, type Corners } from "./geometry";

const DRAG = 5;
const DOUBLE = 350;

type Finger = { x: number; y: number };

export class BoardCamera {
  camera = $state<Camera>({ x: 0, y: 0, scale: 1 });
  /** Has somebody moved it, so that it no longer follows the city's growth? */
  touched = $state(false);
  /** Moves of the camera glide, unless a finger leads it. */
  glide = $state(false);

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
    [this.places, this.width, this.height, this.corners] = [places, width, height, corners];
    if (this.aim && sized) this.lookAt(this.aim.x, this.aim.y, this.aim.scale, this.aim.low);
    else if (!this.touched) {
      this.glide = !sized;
      this.camera = fittingAround(places, width, height, corners, this.smallest);
    }
  }

  fit(): void {
    this.aim = null;
    this.touched = false;
    this.glide = true;
    this.camera = fittingAround(this.places, this.width, this.height, this.corners, this.smallest);
  }

  zoom(factor: number, at: Finger = { x: this.width / 2, y: this.height / 2 }): void {
    this.aim = null;
    this.touched = true;
    this.glide = true;
    this.camera = zoomed(this.camera, factor, at);
  }

  /** Look at a point of the drawing, at least at this size; `low` keeps it away from the lower edge. */
  lookAt(x: number, y: number, scale: number, low = 0.5): void {
    this.aim = { x, y, scale, low };
    const size = Math.max(scale, this.camera.scale);
    this.touched = true;
    this.glide = true;
    this.camera = { scale: size, x: this.width / 2 - x * size, y: this.height * low - y * size };
  }

  /** Did the last press move the city, so that it was no click? */
  get wasDrag(): boolean {
    return this.dragged;
  }

  wheel(event: WheelEvent, origin: Finger): void {
    event.preventDefault();
    const { x, y } = pointOf(event);
    this.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)), { x: x - origin.x, y: y - origin.y });
    this.glide = false;
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
    this.aim = null;
    this.touched = true;
    this.glide = false;
    this.camera = {
      ...this.camera,
      x: this.camera.x + now.x - before.x,
      y: this.camera.y + now.y - before.y,
    };
  }

  private pinch(id: number, before: Finger, now: Finger, origin: Finger): void {
    const other = [...this.fingers].find(([one]) => one !== id)?.[1];
    if (!other) return;
    this.dragged = true;
    const far = (from: Finger) => Math.hypot(from.x - other.x, from.y - other.y) || 1;
    const middle = { x: (now.x + other.x) / 2 - origin.x, y: (now.y + other.y) / 2 - origin.y };
    this.zoom(far(now) / far(before), middle);
    this.glide = false;
  }
}
