/** What a browser that has nothing yet fetches before a screen stands. */
import type { Browser, Page, Person } from "../../web/tests/fixtures";

export interface Download {
  /** Bytes of each file of the client as they came over the wire, with their headers. */
  files: Record<string, number>;
  /** Bytes of what the server was asked on top: tables, games. */
  answers: number;
}

/** Open a screen with an empty cache, as somebody whom the server knows. */
export async function download(browser: Browser, person: Person, hash: string, until: string): Promise<Download> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: "en-GB",
    storageState: await person.context.storageState(),
    serviceWorkers: "block", // what it fetches for the page is not told here
  });
  const page = await context.newPage();
  const found = await listening(page);
  await page.goto(person.server.url + hash);
  await page.locator(until).first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState("networkidle");
  await context.close();
  return found;
}

async function listening(page: Page): Promise<Download> {
  const found: Download = { files: {}, answers: 0 };
  const paths = new Map<string, string>();
  const wire = await page.context().newCDPSession(page);
  wire.on("Network.requestWillBeSent", ({ requestId, request }) => paths.set(requestId, new URL(request.url).pathname));
  wire.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const path = paths.get(requestId) ?? "";
    if (path.startsWith("/api/")) found.answers += encodedDataLength;
    else found.files[path] = encodedDataLength;
  });
  await wire.send("Network.enable");
  return found;
}

export const total = (one: Download): number => Object.values(one.files).reduce((sum, bytes) => sum + bytes, 0);
