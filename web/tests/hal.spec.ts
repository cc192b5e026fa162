import { expect, test } from "./fixtures";
import { answerByClicks, answerByKeys, focusWithTab, isAsked, playOut } from "./play";
import { shares } from "./share";

test("from the first page to the first decision in two clicks by way of Hal's introduction, and on by clicks", async ({ person }) => {
  const { page } = person;
  await person.go();
  await page.getByRole("link", { name: "Alone against Hal" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Meet Hal");
  await expect(page.getByRole("radio", { name: /^Normal/ })).toBeChecked();
  for (const name of ["How he plays", "How to beat him"]) {
    expect(await page.getByRole("region", { name }).getByRole("listitem").count()).toBeGreaterThan(2);
  }
  await page.getByRole("button", { name: "Play against Hal" }).click();
  await isAsked(page, "choose");
  await expect(page.getByRole("region", { name: "Hal" })).toContainText("worth 0 now");
  // To its end such a game is played by keys, and by fingers on a phone.
  expect(await playOut(page, answerByClicks, 3, 8)).toBe(8);
});

test("a whole game against Hal by keyboard alone, and a picture of its end with the link to the replay", async ({ people }) => {
  const person = await people({ permissions: ["clipboard-read", "clipboard-write"] });
  const { page } = person;
  await person.go();
  await focusWithTab(page, "a.way");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Meet Hal");
  await focusWithTab(page, "main input:checked");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: /^Expert/ })).toBeChecked();
  await focusWithTab(page, "main .btn.primary");
  await page.keyboard.press("Enter");
  await isAsked(page, "choose");
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  expect(await playOut(page, answerByKeys, 4)).toBeGreaterThan(10);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/win/);
  await shares(person);
  await focusWithTab(page, ".scoring header .btn.primary");
  await page.keyboard.press("Enter");
  await expect(page.locator(".scoring")).toHaveCount(0);
  await isAsked(page, "choose");
});
