/** A beginner's choice, by keyboard: it is explained, warned of, and mended. */
import { expect, test } from "./fixtures";

const POSITION = `players 2
round 5
city
  .  A  B  C       .  .
  L  R1 R2 R3      D  .
  K  B1 B2 B5:2@1  E  .
  J  Y1 Y2 Y3      F  .
  .  I  H  G       .  .
middle 3 3
seat 0: resources 6; points 7; tiles R4 Y9; hand R2 A R1 B5
seat 1: resources 3; points 1; tiles R5; hand K L C`;

test("a beginner is told what a choice brings, and asked before one that loses much", async ({ people }) => {
  const person = await people({ prefs: { teach: "auto" } });
  const { page } = person;
  await person.begin({
    seats: [
      { kind: "me", name: "Juno" },
      { kind: "bot", bot: "random" },
    ],
    position: POSITION,
  });
  const sent: string[][] = [];
  page.on("websocket", (socket) =>
    socket.on("framesent", ({ payload }) => {
      const message = JSON.parse(String(payload)) as { type: string; moves: string[] };
      if (message.type === "move") sent.push(message.moves);
    }),
  );
  await page.reload();
  await page.locator("[data-card=A]").click();
  await page.locator("[data-tile=Y9]").click();
  const lesson = page.getByRole("note", { name: "What this choice brings" });
  await expect(lesson).toContainText("strength in districts");
  await lesson.getByRole("button", { name: "districts" }).hover();
  await expect(page.getByRole("link", { name: "Rules, clause D1" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("link", { name: "Rules, clause D1" })).toBeHidden();
  await page.keyboard.press("Enter");
  const warning = page.getByRole("alertdialog", { name: "Are you sure?" });
  await expect(warning).toContainText("points worse");
  await expect(page.getByRole("button", { name: "Show me the better move" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Pick it" })).toBeFocused();
  expect(sent).toEqual([]);
  await page.keyboard.press("Enter");
  await page.locator("[data-confirm]:visible").first().click();
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]).not.toEqual(["A+Y9"]);
});
