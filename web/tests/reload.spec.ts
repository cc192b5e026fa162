import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "./fixtures";
import { WITH_WORKER } from "./person";
import { answerByClicks, asked, dice, isAsked } from "./play";

/** A moment of a game for every kind of question, asked of seat 0. */
const POSITIONS = JSON.parse(readFileSync(join(import.meta.dirname, "data/positions.json"), "utf8")) as Record<string, string>;

for (const [kind, position] of Object.entries(POSITIONS)) {
  test(`reloading in the middle of "${kind}" loses nothing`, async ({ person }) => {
    const { page } = person;
    const hal = kind.startsWith("hal");
    const seats = [
      { kind: "me", name: "Juno" },
      { kind: "bot", bot: "random", name: "Ada" },
    ];
    await person.begin({ seats: hal ? seats.slice(0, 1) : seats, position });
    const question = kind.endsWith("token") ? "token" : kind;
    expect(await asked(page)).toBe(question);
    const decision = await page.locator("[data-decision]").first().getAttribute("data-decision");
    await page.reload();
    expect(await asked(page)).toBe(question);
    await expect(page.locator("[data-decision]").first()).toHaveAttribute("data-decision", decision!);
    await answerByClicks(page, dice(7));
    await expect.poll(() => page.locator(`[data-decision="${decision}"]`).count()).toBe(0);
    await page.reload();
    await expect(page.locator("[data-question], .scoring").first()).toBeVisible();
  });
}

test("reloading after choosing keeps the choice sealed, and one can still change one's mind", async ({ people }) => {
  const [juno, bela] = [await people({ name: "Juno", ...WITH_WORKER }), await people({ name: "Bela" })];
  const made = await juno.api<{ table: { id: string }; you: { invite: string } }>("POST", "tables", {
    seats: [{ kind: "me", name: "Juno" }, { kind: "open" }],
    options: { introductory: true },
  });
  await bela.api("POST", `tables/${made.table.id}/enter`, { invite: made.you.invite });
  await bela.api("POST", `tables/${made.table.id}/sit`, { name: "Bela" });
  await juno.api("POST", `tables/${made.table.id}/start`, {});
  await juno.go(`#/table/${made.table.id}`);
  await asked(juno.page);
  await answerByClicks(juno.page, dice(5));
  await juno.page.reload();
  await expect(juno.page.getByText(/^Sealed: .+\./)).toBeVisible();
  await juno.page.getByRole("button", { name: "Take back my choice" }).click();
  await isAsked(juno.page, "choose");
});
