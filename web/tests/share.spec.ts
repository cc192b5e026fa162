import { readFileSync } from "node:fs";
import { playOn, seats } from "./advised";
import { expect, test } from "./fixtures";

test("a picture of result and city is saved, with the link to the replay", async ({ people }) => {
  const person = await people({ permissions: ["clipboard-read", "clipboard-write"] });
  const { page } = person;
  const { table } = await person.api<{ table: { id: string } }>("POST", "tables", {
    start: true,
    seed: "2212",
    seats: seats(1, "greedy"),
    options: { introductory: true },
    title: "Greenhouse",
  });
  await playOn(person, table.id, 99, "greedy");
  await person.go(`#/table/${table.id}`);
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Share" }).click()]);
  expect(download.suggestedFilename()).toBe("ginkgopolis.png");
  await expect(page.getByText("the link to the replay is copied").first()).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${person.server.url}#/replay/${table.id}`);
  const png = readFileSync(await download.path());
  // Width and height stand in the header of a PNG.
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  const colours = await page.evaluate(
    async (bytes) => {
      const image = await createImageBitmap(new Blob([Uint8Array.from(bytes)]));
      const context = new OffscreenCanvas(image.width, image.height).getContext("2d")!;
      context.drawImage(image, 0, 0);
      const found = new Set<string>();
      const { data } = context.getImageData(500, 0, 700, 630);
      for (let at = 0; at < data.length; at += 4) found.add(`${data[at]} ${data[at + 1]} ${data[at + 2]}`);
      return [...found];
    },
    [...png],
  );
  // Red, blue and yellow faces of buildings, as the day's palette has them.
  expect(colours).toEqual(expect.arrayContaining(["190 69 54", "43 102 166", "237 187 51"]));
});
