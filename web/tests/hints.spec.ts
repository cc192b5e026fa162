import { follow, MODULES, seats } from "./advised";
import { expect, test } from "./fixtures";
import { asked } from "./play";
import { textOf } from "./traffic";

interface Sent {
  type: string;
  moves?: string[];
}

test("a game by hints alone: what is picked is shown, and sent as it was hinted", async ({ person }) => {
  test.slow();
  const { page } = person;
  const hinted: string[][] = [];
  const sent: string[][] = [];
  const note = (list: string[][], type: string) => (frame: { payload: string | Buffer }) => {
    const message = JSON.parse(textOf(frame.payload)) as Sent;
    if (message.type === type) list.push(message.moves!);
  };
  page.on("websocket", (socket) => {
    socket.on("framereceived", note(hinted, "hinted"));
    socket.on("framesent", note(sent, "move"));
  });
  const id = await person.begin({ seats: seats(1, "random"), options: { modules: MODULES } });
  const times = new Map<string, number>();
  for (let question = await asked(page); question; question = await asked(page)) {
    const decision = (await page.locator("[data-decision]").first().getAttribute("data-decision"))!;
    const time = times.get(question) ?? 0;
    times.set(question, time + 1);
    // Twice of each kind will do: the rest is played by a quicker bot.
    if (time < 2) {
      await page.keyboard.press("h");
      await page.getByRole("button", { name: "Pick it" }).click();
      await page.locator("[data-confirm]:visible").first().click();
    } else await follow(person, id, decision, "random");
    await expect(page.locator(`[data-decision="${decision}"]`)).toHaveCount(0);
    if (time < 2) expect(sent.at(-1), question).toEqual(hinted.at(-1));
  }
  for (const kind of ["draft", "choose", "split", "token"]) expect([...times.keys()]).toContain(kind);
});
