/** The picture of a game's end, as it is saved and shared. */
import { expect } from "@playwright/test";
import { readFileSync } from "node:fs";
import type { Person } from "./person";

/** The faces of buildings, as the day's palette has them. */
const FACES: Record<string, string> = { Red: "190 69 54", Blue: "43 102 166", Yellow: "237 187 51" };

/** Share the result of a game; whoever does so may use the clipboard. */
export async function shares(person: Person): Promise<void> {
  const { page } = person;
  const table = new URL(page.url()).hash.split("/").at(-1);
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Share" }).click()]);
  expect(download.suggestedFilename()).toBe("ginkgopolis.png");
  await expect(page.getByText("the link to the replay is copied").first()).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${person.server.url}#/replay/${table}`);
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
  const cells = await page
    .locator(".scoring svg.city [role=gridcell]")
    .evaluateAll((all) => all.map((cell) => cell.getAttribute("aria-label") ?? ""));
  const built = Object.keys(FACES).filter((colour) => cells.some((name) => name.startsWith(`${colour} `)));
  expect(built.length).toBeGreaterThan(1);
  expect(colours).toEqual(expect.arrayContaining(built.map((colour) => FACES[colour])));
}
