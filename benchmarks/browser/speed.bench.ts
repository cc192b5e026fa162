/** Measures how fast the browser client is, and writes docs/browser-speed.md: `make bench-browser`. */
import { writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { MODULES, playOn, seats } from "../../web/tests/advised";
import { type Browser, type LaunchOptions, newPerson, type Person, test } from "../../web/tests/fixtures";
import { clickCards, settled } from "./clicks";
import { download } from "./download";
import { pan, recap, zoom } from "./frames";
import { page as pageOf, type Run } from "./report";
import { slowVisit, type Visit } from "./slow";
import { ROOT, type Start, start } from "./start";

const STARTS = 7;
const CLICKS = 20;
const VISITS = 5;
const BOT = "greedy";
const SEED = "2212";
const ROUND = 9;
const SERVE = [".venv-play/bin/ginkgopolis", "serve"];

type Launch = () => Promise<Browser>;

async function starts(browser: Browser, launch: Launch): Promise<{ play: Start[]; serve: Start[] }> {
  const play: Start[] = [];
  const serve: Start[] = [];
  for (let at = 0; at < STARTS; at++) {
    play.push(await start(["make", "play"], launch, (opened) => opened.close()));
    serve.push(await start(SERVE, async () => browser, async () => {}));
  }
  return { play, serve };
}

const HOME = ["", ".hero .btn.primary:enabled"] as const;
const tableOf = (id: string) => [`#/table/${id}`, "[data-card]"] as const;

async function visits(browser: Browser, person: Person, id: string): Promise<{ home: Visit[]; table: Visit[] }> {
  const found = { home: [] as Visit[], table: [] as Visit[] };
  for (let at = 0; at < VISITS; at++) {
    found.home.push(await slowVisit(browser, person, ...HOME));
    found.table.push(await slowVisit(browser, person, ...tableOf(id), ".city [role=gridcell]"));
  }
  return found;
}

/** A late city of five players with all modules, and somebody who sees everything move. */
async function lateTable(person: Person): Promise<string> {
  const wish = { seed: SEED, start: true, seats: seats(4, BOT), options: { modules: MODULES } };
  const { table } = await person.api<{ table: { id: string } }>("POST", "tables", wish);
  await playOn(person, table.id, ROUND, BOT);
  await person.go(`#/table/${table.id}`);
  await person.page.locator('[data-question="choose"]').first().waitFor();
  await person.page.waitForLoadState("networkidle");
  await settled(person.page);
  return table.id;
}

/** Tenths of a millisecond are enough. */
const rounded = (_name: string, value: unknown): unknown => (typeof value === "number" ? Math.round(value * 10) / 10 : value);

function writeDown(run: Run): void {
  writeFileSync(join(ROOT, "docs/browser-speed.json"), `${JSON.stringify(run, rounded, 1)}\n`);
  writeFileSync(join(ROOT, "docs/browser-speed.md"), pageOf(run));
}

test("how fast the client is", async ({ browser, playwright, launchOptions, server }) => {
  const before = loadavg()[0]!;
  const options: LaunchOptions = launchOptions;
  const started = await starts(browser, () => playwright.chromium.launch(options));
  const person = await newPerson(browser, server, { reducedMotion: "no-preference", prefs: { speed: 1, theme: "light" } });
  const id = await lateTable(person);
  const home = await download(browser, person, ...HOME);
  const table = await download(browser, person, ...tableOf(id));
  const slow = await visits(browser, person, id);
  const buildings = await person.page.locator("[role=gridcell]").count();
  const clicks = await clickCards(person.page, CLICKS);
  const frames = { zoom: await zoom(person.page), pan: await pan(person.page), recap: await recap(person, id, ROUND + 1, BOT) };
  writeDown({
    machine: `${cpus()[0]!.model.trim()}, ${cpus().length} cores; Chromium ${browser.version()} without a graphics card`,
    load: [before, loadavg()[0]!],
    starts: started,
    late: { round: ROUND, spaces: buildings },
    clicks,
    frames,
    downloads: { home, table },
    slow,
  });
});
