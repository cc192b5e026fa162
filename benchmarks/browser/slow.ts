/** How soon a first visit can be used on a slow line, as the browser itself slows it. */
import type { Browser, Person } from "../../web/tests/fixtures";

/** Bytes in a second, and milliseconds until the first of them comes. */
export const LINE = { bytes: 50_000, latency: 400 };

/** Milliseconds from the moment the address is entered. */
export interface Visit {
  /** Something of the page can be seen. */
  paint: number;
  /** It can be clicked. */
  interactive: number;
}

/** Open a screen with an empty cache on a slow line, as somebody whom the server knows. */
export async function slowVisit(browser: Browser, person: Person, hash: string, until: string): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: "en-GB",
    storageState: await person.context.storageState(),
  });
  const page = await context.newPage();
  const wire = await context.newCDPSession(page);
  await wire.send("Network.enable");
  await wire.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: LINE.latency,
    downloadThroughput: LINE.bytes,
    uploadThroughput: LINE.bytes,
  });
  await page.goto(person.server.url + hash, { waitUntil: "commit" });
  await page.locator(until).first().waitFor();
  const visit = await page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
    const interactive = performance.now();
    // The browser tells a little later when it has first painted something.
    const paint = await new Promise<number>((told) =>
      new PerformanceObserver((list) => list.getEntriesByName("first-contentful-paint").forEach((one) => told(one.startTime))).observe({
        type: "paint",
        buffered: true,
      }),
    );
    return { paint, interactive };
  });
  await context.close();
  return visit;
}
