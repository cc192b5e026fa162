import { expect, test } from "./fixtures";
import { isAsked } from "./play";

test("one click brings a game with bots, and it is among one's games", async ({ person }) => {
  const { page } = person;
  await person.go();
  await expect(page.getByRole("region", { name: "New here?" }).getByRole("link", { name: "Learn to play" })).toBeVisible();
  await page.getByRole("radio", { name: /^Sprout/ }).check();
  await page.getByRole("button", { name: "Quick game with three bots" }).click();
  await isAsked(page, "choose");
  await person.go();
  const games = page.getByRole("region", { name: "Your games" });
  await expect(games.getByRole("link", { name: /Quick game/ })).toBeVisible();
  await expect(games).toContainText("Your choice");
  await expect(page).toHaveTitle(/^\(1\) Your turn/);
});

test("a friend comes by the link, sits down, and the host starts", async ({ people }) => {
  const host = await people({ name: "Juno" });
  const friend = await people({ name: "" });
  await host.go();
  await host.page.getByRole("button", { name: "Open a table", exact: true }).click();
  const link = await host.page.getByRole("textbox", { name: "Invite friends" }).inputValue();
  await friend.go();
  await friend.page.getByRole("textbox", { name: "Link or code of a table" }).fill(link);
  await friend.page.keyboard.press("Enter");
  await friend.page.getByRole("textbox", { name: "Your name" }).fill("Bela");
  await friend.page.getByRole("radio", { name: "rose cross" }).check();
  await friend.page.getByRole("button", { name: "Take a seat" }).click();
  await expect(host.page.getByText("Bela").first()).toBeVisible();
  await friend.page.getByRole("textbox", { name: "Say something" }).fill("Here I am");
  await friend.page.keyboard.press("Enter");
  await expect(host.page.getByRole("log")).toContainText("Here I am");
  await host.page.getByRole("button", { name: "Start the game" }).click();
  await isAsked(host.page, "choose");
  await isAsked(friend.page, "choose");
});

test("a table is on everybody's first page while its switch is on, and only then", async ({ people }) => {
  const host = await people({ name: "Juno" });
  const stranger = await people({ name: "Kei" });
  await host.go();
  await host.page.getByRole("button", { name: "Open a table", exact: true }).click();
  const listed = host.page.getByRole("switch", { name: /List this table for everybody/ });
  await expect(listed).not.toBeChecked();
  await stranger.go();
  const tables = stranger.page.getByRole("region", { name: "Open tables" });
  await expect(tables).toContainText("Only tables whose host has turned on");
  await listed.check();
  await expect(host.page.getByText("finds it on the home page")).toBeVisible();
  await stranger.page.reload();
  await tables.getByRole("link", { name: /^Join: Juno.s table/ }).click();
  await expect(stranger.page.getByRole("heading", { name: /^Juno.s table/ })).toBeVisible();
});

test("two share one screen, with a curtain between their hands", async ({ person }) => {
  const { page } = person;
  await person.go();
  await page.getByRole("button", { name: "Share this screen" }).click();
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.getByRole("dialog").getByRole("button").click();
  await isAsked(page, "choose");
});

test("the lobby has every option, and what does not go together is put right", async ({ person }) => {
  const { page } = person;
  await person.go();
  await page.getByRole("button", { name: "Open a table", exact: true }).click();
  await page.getByRole("button", { name: "All", exact: true }).click();
  await expect(page.getByRole("checkbox", { name: /^Experts/ })).toBeChecked();
  await expect(page.getByRole("radio", { name: /Normal/ })).toBeChecked();
  await page.getByRole("radio", { name: /Introductory/ }).check();
  await expect(page.getByRole("checkbox", { name: /^Experts/ })).not.toBeChecked();
  await page.getByRole("checkbox", { name: /Hands of 5/ }).check();
  await page.getByRole("combobox", { name: "Time for each decision" }).selectOption("300");
  await expect(page.getByRole("combobox", { name: /time runs out/ })).toBeVisible();
  await page.getByRole("button", { name: "Remove the last seat" }).click();
  await expect(page.getByRole("radio", { name: /^Expert/ })).toBeVisible();
  await page.getByRole("radio", { name: /^Expert/ }).check();
  await page.getByRole("button", { name: "Start the game" }).click();
  await isAsked(page, "choose");
});

test("an own link brings the seat to another device", async ({ people }) => {
  const here = await people({ name: "Juno" });
  const there = await people({ name: "" });
  await here.go();
  await here.page.getByRole("button", { name: "Open a table", exact: true }).click();
  await here.page.getByText("My own link").click();
  await here.page.getByRole("button", { name: "Make a link to my seat" }).click();
  const link = await here.page.getByRole("textbox", { name: "My own link" }).inputValue();
  await there.page.goto(link);
  await there.page.getByRole("button", { name: "Take my seat" }).click();
  await expect(there.page.getByRole("button", { name: /start/i })).toBeVisible();
});

test("a wrong link is refused in a sentence", async ({ person }) => {
  const { page } = person;
  await person.go();
  await page.getByRole("textbox", { name: "Link or code of a table" }).fill("hello");
  await page.keyboard.press("Enter");
  await expect(page.getByText("That is not a link to a table.").first()).toBeVisible();
});

test("who has chosen night has it, whatever the system says, and so after a reload", async ({ people }) => {
  const person = await people({ colorScheme: "light", prefs: { theme: "dark" } });
  const { page } = person;
  await person.go();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.emulateMedia({ colorScheme: "dark" });
  await page.getByRole("button", { name: "Day colours" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
});
