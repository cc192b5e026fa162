/** How soon a first visit can be used on a slow line, as the browser itself slows it. */
import type { Browser, Person } from "../../web/tests/fixtures";

declare global {
  interface Window {
    /** When each of the things that are waited for was drawn, in milliseconds. */
    drawn: Promise<number>[];
  }
}

/** Bytes in a second, and milliseconds until the first of them comes. */
export const LINE = { bytes: 50_000, latency: 400 };

/** Milliseconds from the moment the address is entered. */
export interface Visit {
  /** Something of the page can be seen. */
  paint: number;
  /** It can be clicked. */
  interactive: number;
  /** All of it is drawn. */
  whole: number;
}

/** Open a screen with an empty cache on a slow line, as somebody whom the server knows; `whole` is what is drawn last. */
export async function slowVisit(browser: Browser, person: Person, hash: string, until: string, whole = until): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: "en-GB",
    storageState: await person.context.storageState(),
  });
  const page = await context.newPage();
  await page.addInitScript(watch, [until, whole]);
  const wire = await context.newCDPSession(page);
  await wire.send("Network.enable");
  await wire.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: LINE.latency,
    downloadThroughput: LINE.bytes,
    uploadThroughput: LINE.bytes,
  });
  await page.goto(person.server.url + hash, { waitUntil: "commit" });
  const visit = await page.evaluate(async () => {
    const [interactive, whole] = await Promise.all(window.drawn);
    // The browser tells a little later when it has first painted something.
    const paint = await new Promise<number>((told) =>
      new PerformanceObserver((list) => list.getEntriesByName("first-contentful-paint").forEach((one) => told(one.startTime))).observe({
        type: "paint",
        buffered: true,
      }),
    );
    return { paint, interactive: interactive!, whole: whole! };
  });
  await context.close();
  return visit;
}

/** In the page, where nobody has to ask again and again: notes when things can be seen and the frame with them is drawn. */
function watch(selectors: string[]): void {
  window.drawn = selectors.map(
    (selector) =>
      new Promise((told) => {
        const look = new MutationObserver(() => {
          if (!document.querySelector(selector)?.checkVisibility()) return;
          look.disconnect();
          requestAnimationFrame(() => setTimeout(() => told(performance.now())));
        });
        look.observe(document, { subtree: true, childList: true, attributes: true });
      }),
  );
}
