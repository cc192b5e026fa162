import { seats } from "./advised";
import { expect, test } from "./fixtures";
import { answerByNames } from "./heard";
import { playOut } from "./play";

test("a whole game by roles and names alone, as with a screen reader", async ({ person }) => {
  const { page } = person;
  await person.begin({ seats: seats(1, "random"), seed: "2212", options: { introductory: true } });
  await playOut(page, answerByNames, 5);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/win|share/);
  await expect(page.getByRole("table").first()).toBeVisible();
});
