/** How smoothly the city moves: the time from each frame to the next one, while something moves. */
import { playOn } from "../../web/tests/advised";
import type { Page, Person } from "../../web/tests/fixtures";
import { settled } from "./clicks";

declare global {
  interface Window {
    moved: { times: number[]; on: boolean };
  }
}

const ZOOMS = 6;
const PAN_STEPS = 60;

/** The milliseconds between the frames while something is done. */
async function during(page: Page, work: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const frames = (window.moved = { times: [] as number[], on: true });
    const tick = (now: number) => {
      frames.times.push(now);
      if (frames.on) requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  await work();
  const times = await page.evaluate(() => ((window.moved.on = false), window.moved.times));
  return times.slice(1).map((time, at) => time - times[at]!);
}

/** The camera glides nearer and away again. */
export async function zoom(page: Page): Promise<number[]> {
  const deltas: number[] = [];
  for (let at = 0; at < ZOOMS; at++) {
    const button = page.locator(".controls button").nth(at % 2);
    await button.hover();
    await settled(page);
    deltas.push(...(await during(page, () => button.click().then(() => settled(page)))));
  }
  return deltas;
}

/** The mouse draws the city to and fro. */
export async function pan(page: Page): Promise<number[]> {
  const box = (await page.locator(".city").boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  const deltas = await during(page, async () => {
    for (const far of [200, -200, 0]) await page.mouse.move(x + far, y + far / 2, { steps: PAN_STEPS });
  });
  await page.mouse.up();
  return deltas;
}

/** What all players did is shown, action by action, while the game goes on to another round. */
export async function recap(person: Person, id: string, round: number, bot: string): Promise<number[]> {
  const { page } = person;
  const played = playOn(person, id, round, bot);
  const shown = page.locator(".recap");
  await shown.waitFor();
  const deltas = await during(page, () => shown.waitFor({ state: "detached", timeout: 60_000 }));
  await played;
  return deltas;
}
