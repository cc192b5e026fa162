import { expect, newPerson, test } from "./fixtures";
import { WITH_WORKER } from "./person";
import { answerByClicks, asked, dice } from "./play";
import { Server } from "./server";

test("the server is killed under a table and comes back, and the game goes on", async ({ browser }) => {
  const server = new Server();
  await server.start();
  const person = await newPerson(browser, server, WITH_WORKER);
  const { page } = person;
  await person.begin({
    seats: [
      { kind: "me", name: "Juno" },
      { kind: "bot", bot: "random", name: "Ada" },
    ],
    options: { introductory: true },
  });
  const roll = dice(11);
  await asked(page);
  await answerByClicks(page, roll);
  await asked(page);
  const hand = await page.locator("[data-card]").evaluateAll((cards) => cards.map((card) => card.getAttribute("data-card")));
  await server.kill();
  const gone = page.getByText("The connection is lost.");
  await expect(gone).toBeVisible();
  await server.start();
  await expect(gone).toBeHidden();
  expect(await page.locator("[data-card]").evaluateAll((cards) => cards.map((card) => card.getAttribute("data-card")))).toEqual(hand);
  for (let turn = 0; turn < 3; turn++) {
    if (!(await asked(page))) break;
    await answerByClicks(page, roll);
  }
  // That the server was away for a while is all that the console may say.
  expect(person.errors.filter((line) => !/WebSocket|ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE/.test(line))).toEqual([]);
  await person.context.close();
  await server.stop();
});
