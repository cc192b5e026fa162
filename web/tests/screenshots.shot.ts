/** Pictures of the client for the README and the docs: `npm run screenshots` (after `npm run build`). */
import type { Browser, Page } from "@playwright/test";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { MODULES, playOn, seats } from "./advised";
import { newPerson, type Person, test } from "./fixtures";
import type { PersonOptions } from "./person";
import { asked, questionOf } from "./play";
import type { Server } from "./server";

const OUT = join(import.meta.dirname, "../../docs/screenshots");
const PHONE: PersonOptions = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
const SEED = "2212";
/** WebP has a fifth of the bytes of PNG; below this letters get blurred edges. */
const QUALITY = 0.88;

interface Table {
  table: { id: string; phase: string };
}

async function table(person: Person, wish: Record<string, unknown>, round: number, bot: string): Promise<string> {
  const { table } = await person.api<Table>("POST", "tables", { start: true, seed: SEED, ...wish });
  await playOn(person, table.id, round, bot);
  await person.go(`#/table/${table.id}`);
  await person.page.locator("[data-question], .scoring").first().waitFor();
  return table.id;
}

async function shoot(person: Person, name: string): Promise<void> {
  await person.page.waitForLoadState("networkidle");
  await person.page.evaluate(async () => {
    await document.fonts.ready;
    const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().iterations !== Infinity);
    await Promise.all(ending.map((one) => one.finished));
  });
  writeFileSync(join(OUT, `${name}.webp`), await asWebp(person.page, await person.page.screenshot()));
}

/** The browser writes WebP where Playwright does not. */
async function asWebp(page: Page, png: Buffer): Promise<Buffer> {
  const bytes = await page.evaluate(
    async ([picture, quality]) => {
      const image = await createImageBitmap(new Blob([Uint8Array.from(atob(picture), (sign) => sign.charCodeAt(0))]));
      const canvas = new OffscreenCanvas(image.width, image.height);
      canvas.getContext("2d")!.drawImage(image, 0, 0);
      const blob = await canvas.convertToBlob({ type: "image/webp", quality });
      return [...new Uint8Array(await blob.arrayBuffer())];
    },
    [png.toString("base64"), QUALITY] as const,
  );
  return Buffer.from(bytes);
}

/** Choose the first card with a tile that can be paid for, so that the preview is seen. */
async function choose(person: Person): Promise<void> {
  const { page } = person;
  await asked(page);
  if ((await questionOf(page)) !== "choose") return;
  await page.locator("[data-card]:visible").last().click();
  const tile = page.locator("[data-tile]:visible:not(.refused)").first();
  if (await tile.count()) await tile.click();
}

async function desktop(browser: Browser, server: Server, bot: string): Promise<void> {
  const person = await newPerson(browser, server, { prefs: { theme: "light", colour: "plum" } });
  await table(person, { title: "First leaves", seats: seats(2, bot), options: { introductory: true } }, 2, bot);
  await shoot(person, "table-early");
  const late = await table(person, { title: "Thursday greenhouse", seats: seats(3, bot), options: { introductory: true } }, 9, bot);
  await choose(person);
  await shoot(person, "table-late");
  await table(person, { title: "Skyline club", seats: seats(4, bot), options: { introductory: true } }, 7, bot);
  await shoot(person, "table-five-players");
  await table(person, { title: "Moss & Mortar", seats: seats(3, bot), options: { modules: MODULES } }, 8, bot);
  await choose(person);
  await shoot(person, "table-all-modules");
  const friend = await newPerson(browser, server, { name: "Bela" });
  for (const [title, players] of [
    ["Evening growth", 4],
    ["First leaves welcome", 3],
  ] as const) {
    const open = Array.from({ length: players - 1 }, () => ({ kind: "open" }));
    await friend.api("POST", "tables", { seats: [{ kind: "me", name: "Bela", colour: "rose" }, ...open], title, house: { open: true } });
  }
  await friend.context.close();
  await person.go();
  await person.page.locator("li").first().waitFor();
  await shoot(person, "home");
  await playOn(person, late, 99, bot);
  await person.go(`#/table/${late}`);
  await person.page.locator(".scoring .won").first().waitFor();
  await shoot(person, "scoring");
  await person.go(`#/replay/${late}/60`);
  await person.page.getByRole("group", { name: "Steps" }).waitFor();
  await shoot(person, "replay");
  await person.go("#/learn/5");
  await person.page.locator(".spot").waitFor();
  await shoot(person, "tutorial");
  await person.context.close();
}

async function others(browser: Browser, server: Server, bot: string): Promise<void> {
  const night = await newPerson(browser, server, { prefs: { theme: "dark", colour: "plum" } });
  await table(night, { seats: seats(3, bot), options: { introductory: true } }, 8, bot);
  await choose(night);
  await shoot(night, "dark");
  await night.context.close();
  const phone = await newPerson(browser, server, { ...PHONE, prefs: { theme: "light", colour: "plum" } });
  await table(phone, { seats: seats(3, bot), options: { introductory: true } }, 6, bot);
  await shoot(phone, "phone-city");
  await choose(phone);
  await shoot(phone, "phone-hand");
  await phone.context.close();
}

/** Pictures of middling play: strong enough to be typical, quick enough to wait for. */
async function botOf(server: Server): Promise<string> {
  const { bots } = (await (await fetch(`${server.url}api/about`)).json()) as { bots: string[] };
  return bots.includes("greedy") ? "greedy" : bots[0]!;
}

test.beforeAll(() => void mkdirSync(OUT, { recursive: true }));
test("on a desk", async ({ browser, server }) => desktop(browser, server, await botOf(server)));
test("at night and on a phone", async ({ browser, server }) => others(browser, server, await botOf(server)));
