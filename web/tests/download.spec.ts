/** What a browser that has nothing yet must fetch; how long that takes is for `make bench-browser`. */
import { download, total } from "../../benchmarks/browser/download";
import { seats } from "./advised";
import { expect, test } from "./fixtures";

const MOST = 160_000;

test("a first visit downloads little, and only what its screen shows", async ({ browser, person }) => {
  const id = await person.begin({ seats: seats(1, "random"), options: { introductory: true } });
  const home = await download(browser, person, "", "main button:visible");
  const table = await download(browser, person, `#/table/${id}`, "[data-card]:visible");
  expect(total(home)).toBeLessThan(MOST);
  expect(total(table)).toBeLessThan(MOST);
  const words = Object.keys(table.files).filter((file) => /^\/assets\/(first|learn|end|club)-/.test(file));
  expect(words, "words of other screens").toEqual([]);
});

test("a link to a lobby downloads nothing of the city", async ({ browser, person }) => {
  // With so many seats what the server says is long enough to come packed.
  const id = await person.begin({ seats: seats(4, "random"), start: false });
  const lobby = await download(browser, person, `#/table/${id}`, "h1:visible");
  const files = Object.keys(lobby.files);
  expect(files.filter((file) => /^\/assets\/Lobby-/.test(file))).not.toEqual([]);
  expect(files.filter((file) => /^\/assets\/[Cc]ity-/.test(file))).toEqual([]);
});
