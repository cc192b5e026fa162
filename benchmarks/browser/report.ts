/** A run as a page of documentation. */
import type { Click } from "./clicks";
import { type Download, total } from "./download";
import { LINE, type Visit } from "./slow";
import type { Start } from "./start";

export interface Run {
  machine: string;
  /** Processes that wanted a core, before and after. */
  load: [number, number];
  starts: { play: Start[]; serve: Start[] };
  late: { round: number; spaces: number };
  clicks: Click[];
  /** Milliseconds from frame to frame. */
  frames: Record<"zoom" | "pan" | "recap", number[]>;
  downloads: { home: Download; table: Download };
  slow: { home: Visit[]; table: Visit[] };
}

const GOALS = { start: 5000, slow: 3000, click: 50, kilobytes: 160, frame: 1000 / 60 };
/** Frames come when the screen is ready for them; a clock that ticks a little late does not make one late. */
const LATE = 1.1;

const sorted = (values: number[]): number[] => [...values].sort((a, b) => a - b);
const share = (values: number[], part: number): number => sorted(values)[Math.min(values.length - 1, Math.floor(part * values.length))]!;
const median = (values: number[]): number => share(values, 0.5);
const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`;
const whole = (milliseconds: number): string => `${Math.round(milliseconds)} ms`;
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const met = (yes: boolean): string => (yes ? "yes" : "no");

function startRow(name: string, found: Start[], part: keyof Start, goal: boolean): string {
  const times = found.map((one) => one[part]);
  const verdict = goal ? `${seconds(GOALS.start)} | ${met(median(times) < GOALS.start)}` : " | ";
  return `| ${name} | ${seconds(Math.min(...times))} | ${seconds(median(times))} | ${seconds(Math.max(...times))} | ${verdict} |`;
}

function slowRow(name: string, times: number[], goal: boolean): string {
  const best = Math.min(...times);
  const verdict = goal ? `${seconds(GOALS.slow)} | ${met(best < GOALS.slow)} | ${met(median(times) < GOALS.slow)}` : " | | ";
  return `| ${name} | ${seconds(best)} | ${seconds(median(times))} | ${seconds(Math.max(...times))} | ${verdict} |`;
}

function clickRow(name: string, times: number[]): string {
  const [middle, worst] = [median(times), Math.max(...times)];
  return `| ${name} | ${whole(Math.min(...times))} | ${whole(middle)} | ${whole(worst)} | ${whole(GOALS.click)} | ${met(middle < GOALS.click)} | ${met(worst < GOALS.click)} |`;
}

function frameRow(name: string, deltas: number[]): string {
  const smooth = deltas.filter((delta) => delta < GOALS.frame * LATE).length / deltas.length;
  const rate = deltas.length / (deltas.reduce((sum, delta) => sum + delta, 0) / 1000);
  const cells = [deltas.length, (1000 / median(deltas)).toFixed(1), rate.toFixed(1), `${share(deltas, 0.95).toFixed(1)} ms`, `${(100 * smooth).toFixed(0)} %`];
  return `| ${name} | ${cells.join(" | ")} |`;
}

function downloadRow(name: string, one: Download): string {
  const kind = (ends: RegExp): number =>
    Object.entries(one.files).reduce((sum, [path, bytes]) => sum + (ends.test(path) ? bytes : 0), 0);
  const parts = [/\.js$/, /\.css$/, /\.woff2$/, /(\/|\.svg)$/].map((ends) => kilobytes(kind(ends)));
  const goal = `${GOALS.kilobytes} kB | ${met(total(one) < 1000 * GOALS.kilobytes)}`;
  return `| ${name} | ${kilobytes(total(one))} | ${parts.join(" | ")} | ${goal} | ${kilobytes(one.answers)} |`;
}

/** The run as Markdown. */
export const page = (run: Run): string => `# The speed of the browser client

Written by \`make bench-browser\`; run it again rather than edit this page. \`browser-speed.json\` beside it has every figure.

Measured on: ${run.machine}: the processor draws everything.
Processes that wanted a core: ${run.load[0].toFixed(1)} before the run, ${run.load[1].toFixed(1)} at its end. Above the number of cores the machine is busy with
other things, too; the best figures tell most about the client, the medians and worst ones about such a machine.

## From the command to the first click

The second run: environment, package and client are built, and \`make play\` finds that out for itself. The browser knows
nothing of the client yet. The page is interactive when its first button is drawn and can be clicked. \`make play\` starts
its own browser; to \`ginkgopolis serve\` comes one that already runs. ${run.starts.play.length} runs of each, by turns.

| | best | median | worst | goal | met by the median |
|---|---:|---:|---:|---:|---|
${startRow("`make play` until the browser is opened", run.starts.play, "address", false)}
${startRow("`make play` until the page is interactive, with the start of the browser", run.starts.play, "interactive", true)}
${startRow("`ginkgopolis serve` until its address is told", run.starts.serve, "address", false)}
${startRow("`ginkgopolis serve` until the page is interactive", run.starts.serve, "interactive", true)}

## A click on a card

Five players, all modules, round ${run.late.round}: a city with ${run.late.spaces} buildings and tokens, at 1440x900. A card of the hand is clicked,
its building lights up, the others fade, and the panel says what the card would do. ${run.clicks.length} clicks; the first one took
${whole(run.clicks[0]!.drawn)} until drawn, ${whole(run.clicks[0]!.shown)} until shown and ${whole(run.clicks[0]!.worked)} of a core.

- *Drawn*: from the click to the end of scripts, styles and layout of the frame that answers it.
- *Shown*: from the click until that frame is on the screen, as the browser's Event Timing says it, in steps of 8 ms.
- *Worked*: what the page's own thread took of a core until the frame was drawn, with what the measuring takes. Other
  programs make the other two longer, but hardly this one.

| | best | median | worst | goal | met by the median | by the worst |
|---|---:|---:|---:|---:|---|---|
${clickRow("drawn", run.clicks.map((one) => one.drawn))}
${clickRow("shown", run.clicks.map((one) => one.shown))}
${clickRow("worked", run.clicks.map((one) => one.worked))}

## Animations

The same city, with a card chosen. The goal is 60 frames/s; a frame is in time when it comes within ${(GOALS.frame * LATE).toFixed(1)} ms of the last one.

| | frames | frames/s by the median | frames/s in all | 95 % within | in time |
|---|---:|---:|---:|---:|---:|
${frameRow("zoom: the camera glides", run.frames.zoom)}
${frameRow("pan: the mouse draws the city", run.frames.pan)}
${frameRow("recap of a round: cards turn, buildings land, items fly", run.frames.recap)}

## The first download

With an empty cache, compressed as the server sends it, headers included, until nothing is fetched any more; in English.
What the server answers about tables and games is in the last column; it is no part of the client,
and what comes through the WebSocket of a table is not counted.

| | client | scripts | styles | fonts | page, icon | goal | met | answers |
|---|---:|---:|---:|---:|---:|---:|---|---:|
${downloadRow("home", run.downloads.home)}
${downloadRow("a link to a table", run.downloads.table)}

## On a slow line

A first visit, with an empty cache, over ${LINE.bytes / 1000} kB/s of which the first byte comes after ${LINE.latency} ms, as the browser's own brake has it. The page
is interactive when its first button is drawn and can be clicked; a table when a card can be: its state comes through a WebSocket
that the first script opens, and the city is drawn when hand and tiles are there. ${run.slow.home.length} visits of each, by turns.

| | best | median | worst | goal | met by the best | by the median |
|---|---:|---:|---:|---:|---|---|
${slowRow("home: something is seen", run.slow.home.map((one) => one.paint), true)}
${slowRow("home: interactive", run.slow.home.map((one) => one.interactive), true)}
${slowRow("a link to a table: something is seen", run.slow.table.map((one) => one.paint), true)}
${slowRow("a link to a table: interactive", run.slow.table.map((one) => one.interactive), true)}
${slowRow("a link to a table: all of the city is drawn", run.slow.table.map((one) => one.whole), false)}
`;
