/**
 * Sounds, made in the browser rather than fetched, and a short shake on phones.
 *
 * Nothing is heard before somebody has touched the page. Whoever wants little to move hears only what calls for her.
 */
import { prefs, reducedMotion, setPref } from "./prefs.svelte";

export type Sound = "turn" | "send" | "card" | "build" | "gain" | "shuffle" | "step" | "win" | "over";

/** A note: its pitch in Hz (0: a knock), when it begins and how long it rings, in seconds, and how loud it is. */
type Note = readonly [pitch: number, begin: number, length: number, loud: number];

const NOTES: Record<Sound, readonly Note[]> = {
  turn: [
    [587, 0, 0.5, 0.5],
    [880, 0.11, 0.7, 0.5],
  ],
  send: [[330, 0, 0.12, 0.4]],
  card: [[0, 0, 0.05, 0.25]],
  build: [
    [0, 0, 0.09, 0.9],
    [130, 0, 0.16, 0.7],
  ],
  gain: [[1175, 0, 0.18, 0.22]],
  shuffle: [0, 0.05, 0.1, 0.15, 0.2].map((begin) => [0, begin, 0.04, 0.3] as const),
  step: [[523, 0, 0.22, 0.3]],
  win: [523, 659, 784, 1047].map((pitch, at) => [pitch, at * 0.12, 0.9, 0.4] as const),
  over: [
    [523, 0, 0.6, 0.35],
    [392, 0.16, 0.9, 0.35],
  ],
};
/** What is worth a sound even where nothing moves. */
const CALLS: readonly Sound[] = ["turn", "win", "over"];
/** How long a phone shakes, in milliseconds. */
const SHAKES: Partial<Record<Sound, number[]>> = { turn: [30, 60, 30], send: [12], build: [18], win: [30, 50, 30, 50, 60] };
const LOUDNESS = 0.2;

let context: AudioContext | null = null;
let touched = false;

/** Wait for the first touch or key: no browser lets a page be heard before, and nobody expects it. */
export function awaitTouch(): void {
  const begin = (): void => {
    removeEventListener("pointerdown", begin);
    removeEventListener("keydown", begin);
    touched = true;
  };
  addEventListener("pointerdown", begin);
  addEventListener("keydown", begin);
}

/** Play a sound, if somebody wants to hear it. */
export function play(sound: Sound): void {
  if (!touched || document.hidden !== false || (reducedMotion() && !CALLS.includes(sound))) return;
  if (prefs.shake && !reducedMotion() && canShake()) navigator.vibrate(SHAKES[sound] ?? []);
  if (!prefs.sound || typeof AudioContext === "undefined") return;
  context ??= open();
  if (context.state === "suspended") void context.resume();
  for (const note of NOTES[sound]) ring(context, note);
}

/** Turn sounds on, with one to show how loud they are, or off. */
export function turnSound(on: boolean): void {
  setPref("sound", on);
  if (on) play("turn");
}

/** Has this device something that can shake, and is it held in a hand? */
export const canShake = (): boolean => "vibrate" in navigator && window.matchMedia("(pointer: coarse)").matches;

function open(): AudioContext {
  // Beside music, and silent where the phone's switch says so.
  const session = (navigator as { audioSession?: { type: string } }).audioSession;
  if (session) session.type = "ambient";
  return new AudioContext();
}

function ring(context: AudioContext, [pitch, begin, length, loud]: Note): void {
  const at = context.currentTime + begin;
  const volume = context.createGain();
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(loud * LOUDNESS, at + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
  volume.connect(context.destination);
  const source = pitch ? tone(context, pitch) : knock(context, length);
  source.connect(volume);
  source.start(at);
  source.stop(at + length);
}

function tone(context: AudioContext, pitch: number): OscillatorNode {
  const oscillator = context.createOscillator();
  oscillator.type = "triangle";
  oscillator.frequency.value = pitch;
  return oscillator;
}

/** Noise that loses its edge, like wood on wood. */
function knock(context: AudioContext, length: number): AudioBufferSourceNode {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
  const samples = buffer.getChannelData(0);
  let last = 0;
  for (let at = 0; at < samples.length; at++) samples[at] = last += (Math.random() * 2 - 1 - last) * 0.18;
  const source = context.createBufferSource();
  source.buffer = buffer;
  return source;
}
