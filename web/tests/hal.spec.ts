import { expect, test } from "./fixtures";
import { answerByClicks, answerByKeys, focusWithTab, isAsked, playOut } from "./play";

test("from the first page to the first decision in two clicks, and a whole game against Hal by clicks", async ({ person }) => {
  const { page } = person;
  await person.go();
  await page.getByRole("button", { name: "Alone against Hal" }).click();
  await isAsked(page, "choose");
  const answers = await playOut(page, answerByClicks, 3);
  expect(answers).toBeGreaterThan(10);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/win/);
});

test("a whole game against Hal by keyboard alone", async ({ person }) => {
  const { page } = person;
  await person.go();
  await focusWithTab(page, "button.way");
  await page.keyboard.press("Enter");
  await isAsked(page, "choose");
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await playOut(page, answerByKeys, 4);
  await focusWithTab(page, ".scoring header .btn.primary");
  await page.keyboard.press("Enter");
  await expect(page.locator(".scoring")).toHaveCount(0);
  await isAsked(page, "choose");
});
