import { readFileSync } from "node:fs";
import { join } from "node:path";
import { playOn, RIVALS, seats } from "./advised";
import { expect, type Person, test } from "./fixtures";
import { asked, isAsked } from "./play";
import { cityOnScreen, coveredSpaces, LANDSCAPE, PORTRAIT, smallestText } from "./sizes";

const positions = (name: string) => JSON.parse(readFileSync(join(import.meta.dirname, "data", name), "utf8")) as Record<string, string>;
const LATE = positions("late.json");
const POSITIONS = positions("positions.json");
const QUESTIONS = ["events", "give back", "item", "purchase", "quality control", "split", "timing", "token"];
const RIVALS_OF: Record<string, number> = { three: 2, five: 4, "five, all modules": 4 };

async function sitDown(person: Person, city: string): Promise<void> {
  await person.begin({ seats: seats(RIVALS_OF[city]!, "random"), position: LATE[city], house: { hints: true } });
  await isAsked(person.page, "choose");
  await person.page.evaluate(() => document.fonts.ready);
}

/** The width of a space in the last rounds; when the dock lay below the city, 1280x720 left 42 pixels. */
const LEAST: [number, number, number][] = [
  [1440, 900, 60],
  [1280, 720, 60],
  [1024, 768, 60],
  [820, 1180, 80],
  [390, 844, 38],
  [844, 390, 38],
];
for (const [width, height, least] of LEAST) {
  test(`late cities can be read at ${width}x${height}`, async ({ people }) => {
    const person = await people({ viewport: { width, height } });
    for (const city of Object.keys(RIVALS_OF)) {
      await sitDown(person, city);
      await expect.poll(async () => (await cityOnScreen(person.page)).space, city).toBeGreaterThanOrEqual(least);
      const { outside } = await cityOnScreen(person.page);
      if (least > 38) expect(outside, city).toBe(0);
      const { size, text } = await smallestText(person.page);
      expect(size, `${city}: ${text}`).toBeGreaterThanOrEqual(11.49);
      expect(await person.page.evaluate(() => document.documentElement.scrollWidth), city).toBeLessThanOrEqual(width);
    }
  });
}

for (const [width, height] of LEAST) {
  test(`nothing lies on the city at ${width}x${height}: neither buttons in any language nor the coach of a lesson`, async ({ people }) => {
    const person = await people({ viewport: { width, height } });
    const { page } = person;
    await sitDown(person, "three");
    for (const language of ["en", "de", "fr"]) {
      await page.evaluate((code) => {
        const kept = JSON.parse(localStorage.getItem("ginkgopolis")!) as Record<string, unknown>;
        localStorage.setItem("ginkgopolis", JSON.stringify({ ...kept, language: code }));
      }, language);
      await page.reload();
      await isAsked(page, "choose");
      await expect.poll(() => coveredSpaces(page), language).toEqual([]);
    }
    for (const lesson of [1, 5, 8]) {
      await person.go(`#/learn/${lesson}`);
      await isAsked(page, "choose");
      await page.locator(".coach").waitFor();
      await expect.poll(() => coveredSpaces(page), `lesson ${lesson}`).toEqual([]);
    }
  });
}

for (const [width, height] of LEAST) {
  test(`every tag of a district is seen as a whole at ${width}x${height}`, async ({ people }) => {
    const person = await people({ viewport: { width, height } });
    const { page } = person;
    await sitDown(person, "five");
    await page
      .getByRole("button", { name: /^Districts/ })
      .first()
      .click();
    await page.locator(".tag").first().waitFor();
    const cut = (): Promise<string[]> =>
      page.evaluate(() => {
        const board = document.querySelector(".board")!.getBoundingClientRect();
        return [...document.querySelectorAll(".tag")].flatMap((tag) => {
          const { left, right, top, bottom } = tag.getBoundingClientRect();
          const isIn = left >= board.left && right <= board.right && top >= board.top && bottom <= board.bottom;
          return isIn ? [] : [tag.textContent];
        });
      });
    await expect.poll(cut).toEqual([]);
  });
}

for (const [width, height] of [
  [1440, 900],
  [1280, 720],
] as const) {
  test(`five players at ${width}x${height}: all names in the order of play, no rival below the fold`, async ({ people }) => {
    const person = await people({ viewport: { width, height } });
    const { page } = person;
    for (const city of ["five", "five, all modules", "split, eight rows"]) {
      await person.begin({ seats: seats(4, "random"), position: LATE[city] });
      await asked(page);
      const rail = (await page.getByRole("complementary", { name: "The others" }).boundingBox())!;
      const order = page.getByRole("navigation", { name: /^Order of play/ });
      for (const name of RIVALS) {
        await expect(order.getByText(name, { exact: true })).toBeVisible();
        const panel = (await page.getByRole("region", { name, exact: true }).boundingBox())!;
        expect(panel.y + panel.height, `${name}, ${city}`).toBeLessThanOrEqual(rail.y + rail.height);
      }
    }
  });
}

test("five players on a tablet: no name in the order of play is cut", async ({ people }) => {
  const person = await people({ viewport: { width: 820, height: 1180 } });
  await sitDown(person, "five");
  const names = person.page.getByRole("group", { name: /^Order of play/ }).locator(".name");
  await expect(names).toHaveCount(5);
  const cut = await names.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent));
  expect(cut).toEqual([]);
});

for (const [name, phone] of [
  ["upright", PORTRAIT],
  ["on its side", LANDSCAPE],
] as const) {
  test(`a whole decision by touch on a phone held ${name}`, async ({ people }) => {
    const person = await people(phone);
    const { page } = person;
    let tell = (_: string): void => undefined;
    await page.routeWebSocket(/\/ws\?/, (wire) => {
      wire.connectToServer();
      tell = (message) => wire.send(message);
    });
    await sitDown(person, "three");
    const sheet = page.locator("[data-question]").first();
    tell('{"type": "saving", "saved": false}');
    const banner = (await page.locator(".banner").boundingBox())!;
    expect(banner.y + banner.height).toBeLessThanOrEqual((await sheet.boundingBox())!.y);
    tell('{"type": "saving", "saved": true}');
    await page.locator('[data-card="B15"]:visible').tap();
    await page.locator('[data-tile="R13"]:visible').tap();
    await expect(sheet.getByText("Construct a floor").first()).toBeVisible();
    // The ledger of the desktop, line by line, with what the districts would bring.
    for (const line of ["You take back 2 resources", "One resource per floor", "Districts, if the game ended then"]) {
      await sheet.getByText(line).scrollIntoViewIfNeeded();
      await expect(sheet.getByText(line)).toBeVisible();
    }
    const decision = await sheet.getAttribute("data-decision");
    const confirm = page.locator("[data-confirm]:visible");
    const box = (await confirm.boundingBox())!;
    expect(box.height).toBeGreaterThanOrEqual(44);
    expect(box.y + box.height).toBeLessThanOrEqual(phone.viewport.height);
    await confirm.tap();
    await expect(page.locator(`[data-decision="${decision}"]`)).toHaveCount(0);
    await asked(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.viewport.width);
  });

  test(`the recap on a phone held ${name} covers neither the city nor a button`, async ({ people }) => {
    const person = await people({ ...phone, prefs: { speed: 1 } });
    const { page } = person;
    await page.clock.install();
    await sitDown(person, "three");
    await page.locator('[data-card="B15"]:visible').tap();
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.locator("[data-confirm]:visible").tap();
    const skip = page.getByRole("button", { name: "Skip" });
    await expect(skip).toBeVisible();
    await expect(page.locator(".recap")).toBeHidden();
    const board = (await page.locator(".board").boundingBox())!;
    const box = (await skip.boundingBox())!;
    const apart = box.y + box.height <= board.y || box.x >= board.x + board.width;
    expect(apart).toBe(true);
    await page.getByRole("button", { name: "Menu" }).click({ trial: true });
    await skip.tap();
    await expect(skip).toHaveCount(0);
  });
}

test("above what a phone held upright asks lies the whole city, and the sheet scrolls inside itself", async ({ people }) => {
  const person = await people(PORTRAIT);
  const { page } = person;
  await person.begin({ seats: seats(4, "random"), position: LATE["split, eight rows"] });
  await isAsked(page, "split");
  await page.evaluate(() => document.fonts.ready);
  await expect.poll(() => coveredSpaces(page)).toEqual([]);
  expect((await cityOnScreen(page)).space).toBeGreaterThanOrEqual(38);
  const last = page.locator(".split li").last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
  await page.locator("[data-confirm]:visible").tap({ trial: true });
});

test("with a hint open on a phone, the whole city is in sight upright, and the cards are in reach on its side", async ({ people }) => {
  for (const phone of [PORTRAIT, LANDSCAPE]) {
    const person = await people(phone);
    const { page } = person;
    await sitDown(person, "five");
    await page.getByRole("button", { name: "Hint" }).tap();
    await page.locator("[data-take]").waitFor();
    await expect.poll(() => coveredSpaces(page)).toEqual([]);
    await page.getByRole("button", { name: "Districts" }).tap({ trial: true });
    const card = page.locator("[data-card]:visible").last();
    await card.scrollIntoViewIfNeeded();
    await expect(card).toBeInViewport({ ratio: 1 });
    await card.tap({ trial: true });
  }
});

test("a card that waits for another to be set aside is in sight on a phone held upright, and so is all that can be done", async ({ people }) => {
  const person = await people(PORTRAIT);
  const { page } = person;
  await sitDown(person, "five, all modules");
  // The card is committed: there is nothing to clear, and nobody is kept from looking at the others.
  await expect(page.getByRole("button", { name: "Clear" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Back to the start of round 12" })).toBeVisible();
  await page.getByRole("button", { name: "Rivals" }).tap();
  await expect(page.getByRole("region", { name: "Marguerite" })).toBeVisible();
  await page.getByRole("button", { name: "City" }).tap();
  await expect(page.locator(".set-aside:visible").first()).toBeVisible();
  await expect.poll(async () => (await cityOnScreen(page)).space).toBeGreaterThanOrEqual(60);
  await expect.poll(async () => (await coveredSpaces(page)).filter((space) => space.startsWith("Yellow 18"))).toEqual([]);
});

test("large writing on a phone held on its side: nothing lies on the city, and a question has room for what it offers", async ({ people }) => {
  for (const size of [115, 130]) {
    const person = await people({ ...LANDSCAPE, prefs: { size } });
    const { page } = person;
    for (const city of ["three", "five"]) {
      await sitDown(person, city);
      await expect.poll(() => coveredSpaces(page), `${city}, ${size}`).toEqual([]);
      await page.locator("[data-tile]:visible").first().tap({ trial: true });
    }
    await person.begin({ seats: seats(1, "random"), position: POSITIONS["give back"] });
    await isAsked(page, "give back");
    await expect.poll(() => coveredSpaces(page), `give back, ${size}`).toEqual([]);
    await person.begin({ seats: seats(1, "random"), position: POSITIONS.events });
    await isAsked(page, "events");
    await page.locator(".event").first().waitFor();
    // The first events, but for their last line at most.
    const edge = (await page.locator("[data-confirm]:visible").boundingBox())!.y;
    const event = (await page.locator(".event").first().boundingBox())!;
    expect(edge - event.y, `${size}`).toBeGreaterThanOrEqual(0.85 * event.height);
    const menu = (await page.getByRole("button", { name: "Menu" }).boundingBox())!;
    expect(menu.x + menu.width, `${size}`).toBeLessThanOrEqual(LANDSCAPE.viewport.width);
  }
});

for (const language of ["en", "de", "fr"]) {
  test(`every question fits its column beside the city (${language})`, async ({ people }) => {
    const person = await people({ ...LANDSCAPE, prefs: { language } });
    const { page } = person;
    for (const kind of QUESTIONS) {
      await person.begin({ seats: seats(1, "random"), position: POSITIONS[kind] });
      await isAsked(page, kind);
      await page.locator(".prompt > :first-child").waitFor();
      const wider = await page.locator(".prompt").evaluate((prompt) => prompt.scrollWidth - prompt.clientWidth);
      expect(wider, kind).toBe(0);
      // What goes back takes three lines at most.
      const back = page.locator(".buttons .back");
      if (await back.count()) expect((await back.boundingBox())!.height, kind).toBeLessThanOrEqual(62);
      // The button that answers is always in the same place.
      const confirm = (await page.locator("[data-confirm]:visible").boundingBox())!;
      expect(confirm.y + confirm.height, kind).toBeGreaterThanOrEqual(LANDSCAPE.viewport.height - 12);
    }
  });

  test(`no question is cut short above the answers (${language})`, async ({ people }) => {
    for (const [width, height] of [
      [820, 1180],
      [1024, 768],
      [1280, 720],
    ] as const) {
      const person = await people({ viewport: { width, height }, prefs: { language } });
      for (const kind of QUESTIONS) {
        await person.begin({ seats: seats(1, "random"), position: POSITIONS[kind] });
        await isAsked(person.page, kind);
        await person.page.evaluate(() => document.fonts.ready);
        const say = person.page.locator(".bar .say");
        expect(await say.evaluate((one) => one.scrollHeight - one.clientHeight), `${kind} at ${width}x${height}`).toBeLessThanOrEqual(1);
      }
    }
  });
}

test("the menu is in sight beside the longest words", async ({ people }) => {
  const person = await people({ ...LANDSCAPE, prefs: { language: "fr" } });
  await person.begin({ seats: seats(1, "random"), position: POSITIONS.draft });
  await isAsked(person.page, "draft");
  const menu = (await person.page.getByRole("button", { name: "Menu" }).boundingBox())!;
  expect(menu.x + menu.width).toBeLessThanOrEqual(LANDSCAPE.viewport.width);
});

test("large writing goes beyond the edge of nothing that a phone asks, with the long words of German either", async ({ people }) => {
  const person = await people({ ...PORTRAIT, prefs: { size: 130, language: "de" } });
  const { page } = person;
  for (const kind of ["events", "purchase"]) {
    await person.begin({ seats: seats(1, "random"), position: POSITIONS[kind] });
    await isAsked(page, kind);
    const parts = page.locator(".event, .option");
    await parts.first().waitFor();
    expect(await parts.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length), kind).toBe(0);
    const confirm = (await page.locator("[data-confirm]:visible").boundingBox())!;
    expect(confirm.x + confirm.width, kind).toBeLessThanOrEqual(PORTRAIT.viewport.width);
  }
});

for (const [width, height] of [
  [1280, 720],
  [390, 844],
] as const) {
  test(`the districts of five players fit at ${width}x${height}, and each says why`, async ({ people }) => {
    const person = await people({ viewport: { width, height } });
    const { page } = person;
    const id = await person.begin({ seats: seats(4, "random"), position: LATE.five, house: { hints: true } });
    await playOn(person, id, 99, "random");
    const table = page.locator(".by-district .scroll");
    await table.waitFor();
    await page.evaluate(() => document.fonts.ready);
    expect(await table.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
    const reasons = table.locator(".reason:visible, td.why:visible");
    expect(await reasons.count()).toBeGreaterThan(3);
    await expect(reasons.first()).not.toBeEmpty();
    // What can be done next stands in one line.
    const apart = await page.locator("header .small-btn").evaluateAll((all) => {
      const boxes = all.map((one) => one.getBoundingClientRect());
      return Math.max(...boxes.map((box) => box.top)) - Math.min(...boxes.map((box) => box.bottom));
    });
    expect(apart).toBeLessThan(0);
  });
}

test("all of one's bonuses are in sight in the dock, the last ones too", async ({ people }) => {
  const person = await people({ viewport: { width: 1440, height: 900 } });
  await sitDown(person, "three");
  const last = (await person.page.locator(".tableau-side .line").last().boundingBox())!;
  expect(last.y + last.height).toBeLessThanOrEqual(900);
});

test("a choice adds nothing to the city's drawing, the first one neither, and what is pressed there is never painted", async ({ people }) => {
  const person = await people();
  const { page } = person;
  await sitDown(person, "three");
  const bright = page.locator(".bright");
  await expect(bright).toBeHidden();
  await page.evaluate(() => {
    const added: string[] = [];
    const watch = new MutationObserver((changes) =>
      changes.forEach((one) => one.addedNodes.forEach((node) => node instanceof Element && added.push(node.outerHTML.slice(0, 80)))),
    );
    watch.observe(document.querySelector(".city")!, { childList: true, subtree: true });
    Object.assign(window, { added });
  });
  for (const card of ["B8", "Y17", "Y19"]) {
    await page.locator(`[data-card="${card}"]:visible`).click();
    await expect(bright).toBeVisible();
    await expect(bright.locator(".number")).toHaveText(card.slice(1));
    expect(await page.evaluate(() => (window as unknown as { added: string[] }).added), card).toEqual([]);
  }
  const fills = await page.locator(".target rect").evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).fill))]);
  expect(fills).toEqual(["none"]);
});

test("the panels fold away until they are needed", async ({ people }) => {
  const person = await people();
  const { page } = person;
  await sitDown(person, "five");
  const before = (await cityOnScreen(page)).height;
  await page.keyboard.press("f");
  await expect(page.getByRole("complementary")).toHaveCount(0);
  await expect.poll(async () => (await cityOnScreen(page)).height).toBeGreaterThan(before + 150);
  await page.keyboard.press("1");
  await expect(page.locator("[data-tile]").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator("[data-tile]").first()).toBeHidden();
  await page.reload();
  await isAsked(page, "choose");
  await page.getByRole("button", { name: "More city" }).click();
  await expect(page.getByRole("complementary", { name: "The others" })).toBeVisible();
});

test("those who watch see what every player did, and the dock takes no more room than that", async ({ people }) => {
  const [host, watcher] = [await people(), await people({ name: "Bela" })];
  // Whatever the others do, the game goes on: nobody places the last resource, and the supply has never been empty.
  const position = LATE.three!.replace("seat 2: resources 1;", "seat 2: resources 8;").replace("exhausted 1\n", "");
  const id = await host.begin({ seats: seats(2, "random"), position, house: { open: true } });
  await isAsked(host.page, "choose");
  await host.page.locator('[data-card="B8"]').click();
  await host.page.locator("[data-confirm]").click();
  await asked(host.page);
  await watcher.go(`#/table/${id}`);
  const news = watcher.page.getByRole("list", { name: "The players" });
  await expect(news.getByRole("listitem")).toHaveCount(3);
  await expect(news.getByText(/^Juno used Blue 8/)).toBeVisible();
  expect((await cityOnScreen(watcher.page)).height).toBeGreaterThan(600);
});

test("new messages are seen wherever one looks", async ({ people }) => {
  const [host, other] = [await people(), await people(PORTRAIT)];
  const id = await host.begin({ seats: [{ kind: "me", name: "Juno" }, { kind: "open" }], house: { open: true }, start: false });
  const { page } = host;
  await other.api("POST", `tables/${id}/sit`, { seat: 1, name: "Bela" });
  await host.api("POST", `tables/${id}/start`, {});
  await other.go(`#/table/${id}`);
  await asked(page);
  await asked(other.page);
  const say = async (words: string) => {
    await page.getByRole("tab", { name: /^Chat/ }).click();
    await page.getByRole("textbox").fill(words);
    await page.getByRole("button", { name: "Send" }).click();
  };
  await say("Hello");
  await say("Good luck");
  const log = other.page.getByRole("navigation", { name: "Parts of the table" }).getByRole("button", { name: /^Log/ });
  await expect(log).toHaveAccessibleName("Log 2 new messages");
  await log.tap();
  await expect(other.page.getByText("Good luck")).toBeVisible();
  await expect(log).toHaveAccessibleName("Log");
  await page.getByRole("tab", { name: "Deck" }).click();
  await other.page.getByRole("textbox").fill("Thanks");
  await other.page.getByRole("button", { name: "Send" }).tap();
  await page.getByRole("button", { name: "1 new message" }).click();
  await expect(page.getByText("Thanks")).toBeVisible();
});
