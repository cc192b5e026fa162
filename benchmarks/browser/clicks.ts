/** How soon a click on a card of the hand is seen. */
import type { Page } from "../../web/tests/fixtures";

export interface Click {
  /** Milliseconds until the page has drawn its answer: scripts, styles and layout. */
  drawn: number;
  /** Milliseconds until it is on the screen, as the browser itself says: in steps of 8, and 16 at least. */
  shown: number;
  /** Milliseconds of a core that the page took for it, what the measuring takes included. */
  worked: number;
}

declare global {
  interface Window {
    /** By the moment of the click. */
    clicks: { drawn: Map<number, number>; shown: Map<number, number> };
  }
}

const FINEST = 16;
/** The browser tells a little later how long its last clicks have taken. */
const TOLD_AFTER = 1000;

/** Click the cards of the hand by turns. */
export async function clickCards(page: Page, count: number): Promise<Click[]> {
  // Other pages have been open since: this one is to be seen again, as it is for somebody who clicks.
  await page.bringToFront();
  await settled(page);
  await page.evaluate(listen, FINEST);
  const busy = await stopwatch(page);
  const worked: number[] = [];
  const cards = page.locator("[data-card]:visible");
  const hand = await cards.count();
  for (let at = 0; at < count; at++) {
    const before = await busy();
    await cards.nth(at % hand).click();
    await page.waitForFunction((clicks) => window.clicks.drawn.size === clicks, at + 1);
    worked.push((await busy()) - before);
    await settled(page);
  }
  await page.waitForTimeout(TOLD_AFTER);
  const told = await page.evaluate((finest) => {
    const { drawn, shown } = window.clicks;
    return [...drawn].map(([when, took]) => ({ drawn: took, shown: shown.get(when) ?? finest }));
  }, FINEST);
  return told.map((click, at) => ({ ...click, worked: worked[at]! }));
}

/** Tells how many milliseconds of a core the page has used: other programs that want it make no difference. */
async function stopwatch(page: Page): Promise<() => Promise<number>> {
  const wire = await page.context().newCDPSession(page);
  await wire.send("Performance.enable", { timeDomain: "threadTicks" });
  return async () => {
    const { metrics } = await wire.send("Performance.getMetrics");
    return 1000 * metrics.find((one) => one.name === "TaskDuration")!.value;
  };
}

function listen(finest: number): void {
  const clicks = (window.clicks = { drawn: new Map<number, number>(), shown: new Map<number, number>() });
  const drawn = (event: MouseEvent) => {
    const after = new MessageChannel();
    after.port1.onmessage = () => clicks.drawn.set(event.timeStamp, performance.now() - event.timeStamp);
    requestAnimationFrame(() => after.port2.postMessage(null));
  };
  addEventListener("click", drawn, { capture: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name === "click") clicks.shown.set(entry.startTime, entry.duration);
  }).observe({ type: "event", durationThreshold: finest } as PerformanceObserverInit);
}

/** Wait until all that moves for a while has come to rest. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map((one) => one.finished));
    await new Promise((rested) => requestAnimationFrame(() => setTimeout(rested)));
  });
}
