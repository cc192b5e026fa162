import { expect, test } from "./fixtures";
import { answerByClicks, dice, isAsked } from "./play";

declare global {
  interface Window {
    heard: number[];
  }
}

test("a turn is heard, but nothing before somebody touches the page, and M makes it quiet", async ({ people }) => {
  const [host, friend] = [await people({ name: "Juno" }), await people({ name: "Bela" })];
  const { page } = host;
  await page.addInitScript(() => {
    window.heard = [];
    // Seen at the node that every sound needs.
    AudioContext.prototype.createOscillator = function () {
      const node = new OscillatorNode(this);
      queueMicrotask(() => window.heard.push(node.frequency.value));
      return node;
    };
  });
  const made = await host.api<{ table: { id: string }; you: { invite: string } }>("POST", "tables", {
    seats: [{ kind: "me", name: "Juno" }, { kind: "open" }],
  });
  await host.go(`#/table/${made.table.id}`);
  await friend.go(`#/join/${made.table.id}/${made.you.invite}`);
  await friend.page.getByRole("button", { name: "Take a seat" }).click();
  await page.getByRole("button", { name: "Start the game" }).click();
  await isAsked(page, "draft");
  await page.reload();
  await isAsked(page, "draft");
  const heard = () => page.evaluate(() => window.heard.map(Math.round));
  expect(await heard()).toEqual([]);
  const roll = dice(1);
  // In the draft one waits for the other, and is called when both have chosen.
  const bothChoose = async () => {
    await answerByClicks(page, roll);
    await expect(page.locator("[data-question]").first()).toHaveAttribute("data-question", "");
    await isAsked(friend.page, "draft");
    await answerByClicks(friend.page, roll);
    await isAsked(page, "draft");
  };
  await bothChoose();
  // The two notes that call; the browser of this test wants little to move, and so hears nothing else.
  await expect.poll(heard).toEqual([587, 880]);
  await page.keyboard.press("m");
  await expect(page.getByText("Sound is off.").first()).toBeVisible();
  await bothChoose();
  expect(await heard()).toEqual([587, 880]);
});
