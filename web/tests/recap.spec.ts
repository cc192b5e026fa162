import { expect, test } from "./fixtures";
import { isAsked } from "./play";

/** The rival acts first: with red 4 she builds on Juno's blue 5. */
const POSITION = `players 2
first 1
city
  .   A   B       C   .
  L   R1  B2      R3  D
  K   Y1  B5:2@0  Y3  E
  J   Y2  B1      R2  F
  .   I   H       G   .
seat 0: resources 3; points 2; hand R1 A K L; characters 1 2 3
seat 1: resources 9; points 3; commit B5+R4; hand C D F; characters 4 5 6`;
const SEATS = [
  { kind: "me", name: "Juno" },
  { kind: "bot", bot: "random", name: "Bela" },
];

/** R5: a point for the lower number and a resource for the colour, three floors, then a resource and a point by bonuses. */
test("what others did is shown step by step, and told as the last round", async ({ people }) => {
  const person = await people({ prefs: { speed: 1 }, reducedMotion: "no-preference" });
  const { page } = person;
  await page.clock.install();
  await person.begin({ seats: SEATS, position: POSITION });
  await isAsked(page, "choose");
  const rival = page.locator('[data-seat="1"]');
  const cell = (name: RegExp) => page.getByRole("gridcell", { name });
  const stock = async (resources: number, points: number) => {
    await expect(rival.locator(".numbers .of-resource")).toHaveAttribute("title", `${resources} resources`);
    await expect(rival.locator(".numbers .of-point")).toHaveAttribute("title", `${points} points`);
  };
  await page.locator('[data-card="R1"]').click();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.locator("[data-confirm]").click();
  await expect(page.locator(".recap")).toContainText("Bela");
  await expect(cell(/^Blue 5/)).toBeVisible();
  await stock(9, 3);
  await page.clock.runFor(700);
  await stock(8, 2);
  await expect(page.locator(".flight")).toHaveText(["+2resources+2points"]);
  await page.clock.runFor(200);
  await expect(cell(/^Red 4.*3 floors/)).toBeVisible();
  // The building rises from the height of two floors, and stands still for those who want that.
  const rising = page.locator(".all .landing");
  await expect(rising.locator(".number")).toHaveText("4");
  const [two, three] = [2, 3].map((floors) => 78 + 10 * floors) as [number, number];
  expect(Number(await rising.evaluate((body: SVGElement) => body.style.getPropertyValue("--from")))).toBeCloseTo(two / three);
  await expect(rising).toHaveCSS("animation-name", /rise$/);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(rising).toHaveCSS("animation-name", "none");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await stock(5, 2);
  await page.clock.runFor(300);
  await stock(6, 3);
  await expect(page.locator(".paying")).toContainText("Bonuses");
  await expect(rival.locator(".pays")).toHaveAttribute("title", /construct/i);
  await page.clock.runFor(600);
  await expect(page.locator(".recap")).toContainText("You");
  await page.clock.runFor(10_000);
  await expect(page.locator(".recap")).toHaveCount(0);
  const words = "Bela raised Blue 5 to 3 floors with Red 4. You got 2 resources and 2 points back.";
  await expect(page.getByRole("complementary").getByText(words)).toBeVisible();
  await expect(page.getByRole("status").getByText(words)).toContainText("Got 1 resource and 1 point. Paid 1 resource and 1 point.");
});
