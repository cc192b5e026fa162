import type { Page } from "@playwright/test";
import { expect, type Person, test } from "./fixtures";
import { answerByClicks, dice, isAsked, type Dice } from "./play";
import { handOf, Traffic } from "./traffic";

const MODULES = ["new_buildings", "prestige_buildings", "green_spaces", "events", "keep_a_card", "experts"];

/** Answer whatever is open for one of them; returns whether the game is over for her. */
async function turn(page: Page, roll: Dice): Promise<boolean> {
  const scoring = page.locator(".scoring");
  const open = page.locator('[data-question]:not([data-question=""])').first();
  if (await scoring.isVisible()) return true;
  if (await open.isVisible()) await answerByClicks(page, roll);
  return false;
}

/** Say something in the tab beside the city. */
async function say(page: Page, text: string): Promise<void> {
  await page.getByRole("textbox", { name: "Say something" }).fill(text);
  await page.keyboard.press("Enter");
}

/** They greet each other: whoever does not look at the chat is told that there is something new. */
async function greet(host: Page, friend: Page): Promise<void> {
  await host.getByRole("tab", { name: "Chat" }).click();
  await say(host, "Good luck, Bela.");
  await friend.getByRole("tab", { name: "Chat 1 new message" }).click();
  await expect(friend.getByRole("log")).toContainText("Juno Good luck, Bela.");
  await say(friend, "The same to you.");
  await expect(host.getByRole("log")).toContainText("Bela The same to you.");
  await expect(friend.getByRole("tab", { name: "Chat", exact: true })).toHaveAttribute("aria-selected", "true");
}

/** All hands that each seat ever had, as the replay tells after the end. */
async function trueHands(person: Person, id: string): Promise<Set<string>[]> {
  const { moves } = await person.api<{ moves: unknown[] }>("GET", `replays/${id}`);
  const hands = [new Set<string>(), new Set<string>()];
  for (let number = 0; number <= moves.length; number++) {
    const moment = await person.api<{ hands: Parameters<typeof handOf>[0][] }>("GET", `replays/${id}/${number}?seat=all`);
    moment.hands.forEach((own, seat) => hands[seat]!.add(handOf(own)));
  }
  return hands;
}

test("two browsers play a draft and all modules to the end, and nothing hidden is in the traffic", async ({ people }) => {
  const host = await people({ name: "Juno" });
  const friend = await people({ name: "Bela" });
  const seen = [new Traffic(host.page, 0), new Traffic(friend.page, 1)];
  const made = await host.api<{ table: { id: string }; you: { invite: string } }>("POST", "tables", {
    seats: [{ kind: "me", name: "Juno" }, { kind: "open" }],
    options: { modules: MODULES },
  });
  await host.go(`#/table/${made.table.id}`);
  await friend.go(`#/join/${made.table.id}/${made.you.invite}`);
  await friend.page.getByRole("button", { name: "Take a seat" }).click();
  await host.page.getByRole("button", { name: "Start the game" }).click();
  await isAsked(host.page, "draft");
  await isAsked(friend.page, "draft");
  await greet(host.page, friend.page);
  const rolls = [dice(21), dice(22)];
  const pages = [host.page, friend.page];
  const done = [false, false];
  while (!done.every(Boolean)) {
    for (const [at, page] of pages.entries()) done[at] = await turn(page, rolls[at]!);
  }
  const truth = await trueHands(host, made.table.id);
  for (const traffic of seen) {
    expect(traffic.views).toBeGreaterThan(50);
    expect(traffic.leaks).toEqual([]);
    expect([...traffic.hands].filter((hand) => !truth[traffic.seat]!.has(hand))).toEqual([]);
  }
});
