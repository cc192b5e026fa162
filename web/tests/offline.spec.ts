import type { Page } from "@playwright/test";
import { expect, newPerson, test } from "./fixtures";
import { WITH_WORKER } from "./person";
import { answerByClicks, asked, dice, isAsked } from "./play";
import { Server } from "./server";

const SEATS = [
  { kind: "me", name: "Juno" },
  { kind: "bot", bot: "random", name: "Ada" },
];
const AWAY = /WebSocket|ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_INTERNET_DISCONNECTED|ERR_FAILED|service worker/;
const UNSENT = "Your choice is kept and will be sent as soon as it is back.";

const decisionOf = (page: Page): Promise<string | null> => page.locator("[data-decision]").first().getAttribute("data-decision");
const over = (page: Page, decision: string | null): Promise<void> => expect(page.locator(`[data-decision="${decision}"]`)).toHaveCount(0);

/** Wait until the service worker has the page and all that it has fetched. */
async function kept(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const fetched = performance.getEntriesByType("resource").map((one) => one.name);
        const wanted = ["/", ...fetched.filter((name) => name.includes("/assets/"))];
        const found = await Promise.all(wanted.map((name) => caches.match(name)));
        return found.every((one) => one !== undefined);
      }),
    )
    .toBe(true);
}

test("a choice that is made without a server is kept over a reload, and sent once it is back", async ({ browser }) => {
  const server = new Server();
  await server.start();
  const person = await newPerson(browser, server, WITH_WORKER);
  const { page } = person;
  const table = await person.begin({ seats: SEATS, options: { introductory: true } });
  await isAsked(page, "choose");
  await kept(page);
  await server.kill();
  await expect(page.getByText("The connection is lost.")).toBeVisible();
  const decision = await decisionOf(page);
  const card = page.locator("[data-card]").first();
  const name = await card.getAttribute("data-card");
  await card.click();
  await page.locator("[data-confirm]").first().click();
  await expect(page.getByText(UNSENT)).toBeVisible();
  // The page opens without a server, and still knows what was chosen.
  await page.reload();
  await expect(page.getByText(UNSENT)).toBeVisible();
  await server.start();
  await expect(page.getByText(UNSENT)).toBeHidden();
  const played = async () => {
    const { log } = await person.api<{ log: { deeds: { deed: string; seat: number; card: string }[] }[] }>("GET", `tables/${table}/log?seat=0`);
    return log.flatMap(({ deeds }) => deeds.filter((one) => one.deed === "revealed" && one.seat === 0).map((one) => one.card));
  };
  await expect.poll(played).toEqual([name]);
  await over(page, decision);
  await asked(page);
  await answerByClicks(page, dice(3));
  expect(person.errors.filter((line) => !AWAY.test(line))).toEqual([]);
  await person.context.close();
  await server.stop();
});

test("a game goes on after the network was lost", async ({ people }) => {
  const person = await people(WITH_WORKER);
  const { page, context } = person;
  await person.begin({ seats: SEATS, options: { introductory: true } });
  await isAsked(page, "choose");
  await kept(page);
  const decision = await decisionOf(page);
  await context.setOffline(true);
  // Whatever the browser thinks of the network, the choice arrives once and the game goes on.
  await page.locator("[data-card]").first().click();
  await page.locator("[data-confirm]").first().click();
  await page.reload();
  await expect(page.getByText(UNSENT).or(page.locator("[data-question]")).first()).toBeVisible();
  await context.setOffline(false);
  await over(page, decision);
  await asked(page);
  await answerByClicks(page, dice(5));
  const quiet = person.errors.filter((line) => !AWAY.test(line));
  person.errors.length = 0;
  expect(quiet).toEqual([]);
});

test("what the server knows never comes from the cache, and the page is asked for first", async ({ people }) => {
  const person = await people(WITH_WORKER);
  const { page } = person;
  await person.go();
  await kept(page);
  await page.reload();
  const names = await page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) found.push(...(await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname));
    return found;
  });
  expect(names.filter((name) => name !== "/" && !name.startsWith("/assets/"))).toEqual([]);
  // An old page in the cache is not shown while the server answers.
  await page.evaluate(async () => {
    for (const name of await caches.keys())
      await (await caches.open(name)).put("/", new Response("old", { headers: { "Content-Type": "text/html" } }));
  });
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("it can be installed", async ({ person }) => {
  await person.go();
  const { page } = person;
  const address = await page.locator('link[rel="manifest"]').getAttribute("href");
  const answer = await page.request.get(new URL(address!, person.server.url).href);
  expect(answer.headers()["content-type"]).toContain("application/manifest+json");
  const manifest = (await answer.json()) as { display: string; start_url: string; icons: { src: string; sizes: string; purpose?: string }[] };
  expect([manifest.display, manifest.start_url]).toEqual(["standalone", "/"]);
  expect(manifest.icons.map((icon) => icon.sizes)).toEqual(expect.arrayContaining(["192x192", "512x512"]));
  expect(manifest.icons.some((icon) => icon.purpose === "maskable")).toBe(true);
  for (const { src } of manifest.icons) expect((await page.request.get(new URL(src, person.server.url).href)).ok()).toBe(true);
});
