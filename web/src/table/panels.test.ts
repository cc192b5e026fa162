/** The panels around the city: what each tells, and what its buttons do. */
import { cleanup, fireEvent, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { loadLanguage } from "../i18n";
import { notices, spoken } from "../lib/announce.svelte";
import { prefs, setPref } from "../lib/prefs.svelte";
import { asked, building, decision, preview, score, seat, shown, square, state, table, view } from "../testing/sample";
import { serve } from "../testing/server";
import { sitDown } from "../testing/table";
import Banner from "./Banner.svelte";
import Curtain from "./Curtain.svelte";
import DeckTab from "./DeckTab.svelte";
import DistrictsTab from "./DistrictsTab.svelte";
import Dock from "./Dock.svelte";
import LogTab from "./LogTab.svelte";
import Me from "./Me.svelte";
import Menu from "./Menu.svelte";
import Rival from "./Rival.svelte";
import RivalStrip from "./RivalStrip.svelte";
import Side from "./Side.svelte";
import Speaker from "./Speaker.svelte";
import Supplies from "./Supplies.svelte";
import TopBar from "./TopBar.svelte";

beforeAll(() => loadLanguage("en"));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  notices.length = 0;
});

const text = (selector: string) => document.querySelector(selector)!.textContent.replaceAll(/\s+/g, " ").trim();
const click = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const DISTRICTS = [
  {
    colour: "red",
    buildings: [0, 1],
    tops: ["R1", "R2"],
    resources: 4,
    ranking: [
      { seat: 1, resources: 2, tallest: 2, number: 2, points: 4 },
      { seat: 0, resources: 2, tallest: 1, number: 1, points: 2 },
    ],
  },
  { colour: "blue", buildings: [3, 4], tops: ["B1", "B2"], resources: 0, ranking: [] },
];

describe("the line on top", () => {
  it("tells the round, the order of play, and what is left", () => {
    const onmenu = vi.fn();
    sitDown(TopBar, shown(), { props: { onmenu } });
    expect(text(".title")).toBe("GreenhouseRound 3");
    const order = [...document.querySelectorAll(".seat .name")].map((one) => one.textContent);
    expect(order).toEqual(["Bela", "You"]);
    expect(text(".pass")).toBe("you pass to Bela");
    const meter = screen.getByRole("meter", { name: "Tiles left in the supply" });
    expect([meter.getAttribute("aria-valuenow"), meter.getAttribute("aria-valuemax")]).toEqual(["30", "45"]);
    expect(text(".deck")).toContain("9 · 1");
    expect(screen.getByRole("link", { name: "Rules" }).getAttribute("href")).toBe("#/rules/C1");
  });
  it("opens the menu and changes the colours", async () => {
    const onmenu = vi.fn();
    setPref("theme", "light");
    sitDown(TopBar, shown(), { props: { onmenu } });
    await click("Menu");
    expect(onmenu).toHaveBeenCalledOnce();
    await click("Night colours");
    expect(prefs.theme).toBe("dark");
    setPref("theme", "light");
  });
  it("leads to the tournament for which the table is played", () => {
    sitDown(TopBar, shown(), { props: { onmenu: () => undefined }, state: { table: { ...table(), tournament: "cup1" } } });
    expect(screen.getByRole("link", { name: "Greenhouse" }).getAttribute("href")).toBe("#/tournament/cup1");
  });
  it("says that a round is the last one", () => {
    sitDown(TopBar, shown({ view: view({ last_round: true }) }), { props: { onmenu: () => undefined } });
    expect(text(".clock")).toContain("Last round");
  });
});

describe("one's own side", () => {
  it("counts what is behind the screen and in the city", () => {
    const buildings = [...square(), building({ tile: "R9", east: 0, south: -2, height: 3, owner: 0 }), building({ tile: "P", east: 2, owner: 0 })];
    const seats = [seat({ name: "Juno", expert: "banker" }), seat({ name: "Bela" })];
    sitDown(Me, shown({ view: view({ buildings, seats }), scores: [score({ seat: 0, total: 17 })] }));
    expect(text(".numbers")).toBe("5resources 3points 2tiles 2New Hand");
    expect(text(".in-city")).toContain("4/29");
    expect(text(".score")).toBe("worth 17 now");
    expect(screen.getByText("Banker").title).toContain("Buy missing resources");
  });
  it("groups cards by the action that brings their bonus", () => {
    const own = seat({ characters: [1, 2], kept: ["B4", "R15"], expert: "mayor" });
    const scores = [score({ seat: 0, cards: [["R15", 6]], extras: [["mayor", 3]] })];
    sitDown(Dock, shown({ view: view({ seats: [own, seat()] }), scores }));
    const lines = [...document.querySelectorAll(".tableau .line")].map((one) => one.textContent.replaceAll(/\s+/g, " ").trim());
    expect(lines).toHaveLength(4);
    expect(lines[3]).toContain("15 → 6");
    expect(lines[3]).toContain("Mayor → 3");
  });
});

describe("the others", () => {
  it("are shown with what is known of them", () => {
    const bela = seat({
      name: "Bela",
      ready: false,
      kept: ["R15"],
      events: 2,
      known_events: ["expropriation"],
      card: "R1",
      tile: "B8",
      expert: "artist",
    });
    sitDown(Rival, shown({ view: view({ seats: [seat(), bela] }) }), { props: { seat: 1 } });
    const panel = screen.getByRole("region", { name: "Bela" });
    expect(panel.textContent).toContain("choosing …");
    expect(panel.textContent).toContain("Artist");
    expect(text(".played")).toBe("plays Red 1 + Blue 8");
    expect(within(panel).getByTitle("2 events").textContent).toBe("+1");
    expect(within(panel).getByTitle("Red 15").textContent).toContain("1");
  });
  it.each([
    ["while somebody still chooses", "choose", false, "ready"],
    ["but not while one alone is asked, when nobody has to choose", "token", true, ""],
  ])("are ready %s", (_, question, allChose, words) => {
    const seats = [seat({ ready: allChose }), seat({ name: "Bela", ready: true })];
    const game = shown({ view: view({ seats, question, pending: [0] }), waiting: [{ seat: 0, deadline: null }] });
    sitDown(Rival, game, { props: { seat: 1 } });
    expect(text(".state")).toBe(words);
  });
  it("hide what is behind closed screens", () => {
    const bela = seat({ name: "Bela", resources: null, stock: 17, points: null, tiles: null });
    sitDown(Rival, shown({ view: view({ seats: [seat(), bela] }) }), { props: { seat: 1 } });
    expect(document.querySelectorAll(".numbers > [title='behind the screen']")).toHaveLength(3);
    expect(text(".in-city .supply")).toBe("in the supply 17");
  });
  it("tells what Hal is worth, like one's own", () => {
    const hal = seat({ name: "Hal", kept: ["R12", "B3"], characters: [] });
    const scores = [
      score({ seat: 1, total: 21, tokens: 7, cards: [["R12", 4]], districts: [[0, 6], [1, 4]] }),
    ]; // prettier-ignore
    const seats = [table().seats[0]!, { ...table().seats[1]!, kind: "hal" as const, name: "Hal", bot: null }];
    const game = shown({ view: view({ seats: [seat(), hal], hal: true }), scores });
    sitDown(Rival, game, { state: { table: { ...table(), seats } }, props: { seat: 1 } });
    expect(text(".worth b")).toBe("worth 21 now");
    expect(text(".worth small")).toBe("7 collected · 4 from cards · 10 from districts");
    expect(text(".finals")).toContain("Red 12");
    expect(text(".finals")).not.toContain("Blue 3");
  });
  it("say what they would get back", async () => {
    const choices = [{ move: "R1", words: "", event: null, lesson: null, preview: preview({ returned: { seat: 1, resources: 2, points: 2 } }) }];
    const place = sitDown(Rival, shown({ decision: decision({ id: "1.0" }) }), { choices, props: { seat: 1 } });
    await expect.poll(() => place.session.choice("R1")).not.toBeNull();
    place.session.pickCard("R1");
    await expect.poll(() => document.querySelector(".delta")?.textContent).toContain("if you build here");
  });
  it("open their panels from a strip", async () => {
    sitDown(RivalStrip, shown(), { props: { rivals: [1] } });
    await click(/^Bela/);
    expect(screen.getByRole("region", { name: "Bela" })).toBeTruthy();
    await click(/^You/);
    expect(screen.getByRole("region", { name: "You" })).toBeTruthy();
    await click(/^You/);
    expect(document.querySelector(".popup")).toBeNull();
  });
});

describe("the tabs", () => {
  it("tell what the deck can bring", () => {
    const seats = [seat(), seat({ name: "Bela", known_cards: ["Y3"] })];
    const buildings = square().map((one, at) => (at === 0 ? { ...one, site: true } : one));
    sitDown(DeckTab, shown({ view: view({ seats, buildings }) }));
    expect(text(".deck")).toContain("In the deck (9) or in other hands:");
    expect(text(".deck")).toContain("Bela has what you passed on:");
    expect(text(".sites")).toBe("1 site joins at the next reshuffle, after 9 cards.");
    expect(screen.getByTitle("Yellow 3")).toBeTruthy();
    expect(screen.getByText("Tiles that may still come (30 in the supply)")).toBeTruthy();
  });
  it("tell who leads in which district, and why", async () => {
    const onpoint = vi.fn();
    sitDown(DistrictsTab, shown({ districts: DISTRICTS }), { props: { onpoint } });
    const [red, blue] = screen.getAllByRole("listitem");
    expect(red!.textContent).toContain("Red, 2 buildings");
    expect(red!.textContent).toContain("You and Bela are tied at 2. The tallest building there decides, then its number.");
    expect(blue!.textContent).toContain("nobody has resources there");
    await fireEvent.pointerEnter(red!);
    expect(onpoint).toHaveBeenLastCalledWith(DISTRICTS[0]);
    await fireEvent.pointerLeave(red!);
    expect(onpoint).toHaveBeenLastCalledWith(null);
  });
  it("say that there is no district yet", () => {
    sitDown(DistrictsTab);
    expect(screen.getByText(/There is none yet\.$/)).toBeTruthy();
  });
  it("tell the whole story, the newest round first", async () => {
    const entry = (round: number, news: string[]) => ({ seat: 0, round, deeds: [], news, undone: null });
    const server = serve({ "tables/t/log": { log: [entry(0, ["All sit down."]), entry(2, ["Ada exploits red 1."])] } });
    sitDown(LogTab);
    await screen.findByText("Ada exploits red 1.");
    expect(screen.getAllByRole("listitem").map((one) => one.textContent.split(" ")[0])).toEqual(["Round", "Setup"]);
    expect(server.asked[0]!.query.get("seat")).toBe("0");
  });
  it("fall back to what is known when the log does not come", async () => {
    serve();
    const recent = [{ seat: 0, round: 3, deeds: [], news: ["Bela waits."], undone: null }];
    sitDown(LogTab, shown(), { state: { recent } });
    expect(await screen.findByText("Bela waits.")).toBeTruthy();
  });
  it("are chosen one at a time, and the chat says when there is something new", async () => {
    const chat = [{ number: 1, at: 0, seat: 1, name: "Bela", text: "Hello" }];
    const place = sitDown(Side, shown({ districts: DISTRICTS }));
    expect(screen.getByRole("tab", { name: "Deck" }).getAttribute("aria-selected")).toBe("true");
    await fireEvent.click(screen.getByRole("tab", { name: "Districts" }));
    expect(screen.getByText("Red, 2 buildings")).toBeTruthy();
    place.socket.say({ type: "chat", chat });
    await fireEvent.click(await screen.findByRole("tab", { name: "Chat 1 new message" }));
    expect((await screen.findByRole("log")).textContent).toContain("Bela Hello");
    await fireEvent.input(screen.getByRole("textbox"), { target: { value: " Good luck " } });
    await fireEvent.click(screen.getByRole("button", { name: "Send" }));
    expect(place.sent("chat")[0]).toMatchObject({ text: "Good luck", seat: 0 });
  });
  it("lose nothing of a message that is typed before the one before was answered, nor one that was refused", async () => {
    const place = sitDown(Side);
    await fireEvent.click(screen.getByRole("tab", { name: "Chat" }));
    const box = await screen.findByRole<HTMLInputElement>("textbox");
    const say = async (value: string) => {
      await fireEvent.input(box, { target: { value } });
      await click("Send");
    };
    const answers = (answer: object) => place.socket.say({ ...answer, id: place.sent("chat").at(-1)!.id });
    place.socket.answer = null;
    await say("Hello");
    await fireEvent.input(box, { target: { value: "Good luck" } });
    answers({ type: "done", key: null, version: 6, repeated: false });
    await vi.waitFor(() => expect(box.value).toBe("Good luck"));
    await click("Send");
    answers({ type: "error", code: "too_fast", message: "Too many messages." });
    await vi.waitFor(() => expect(box.value).toBe("Good luck"));
  });
});

describe("the supplies of modules", () => {
  it("are shown for those in play", () => {
    const modules = ["new_buildings", "prestige_buildings", "green_spaces"];
    sitDown(Supplies, shown({ view: view({ modules, value_two: 7, prestige: ["R25", "Y24", "Y25"], green_spaces: 4 }) }));
    expect(screen.getByTitle("7 value II tiles left")).toBeTruthy();
    expect(screen.getByTitle("Red 25").textContent).toBe("25");
    expect(screen.getByTitle("none left").textContent).toBe("–");
    expect(screen.getByTitle("4 green spaces left")).toBeTruthy();
  });
  it("take no room in the base game", () => {
    sitDown(Supplies);
    expect(document.querySelector(".supplies")).toBeNull();
  });
});

describe("banners", () => {
  const request = { seat: 1, to: "round" as const, round: 3, agreed: [1], asked: [0] };
  it("ask whether all may go back", async () => {
    const place = sitDown(Banner, shown({ request }));
    expect(screen.getByRole("alert").textContent).toContain("Bela asks to go back to the start of round 3.");
    await click("Agree");
    await click("Refuse");
    expect(place.sent("answer").map((one) => one.agree)).toEqual([true, false]);
  });
  it("let one withdraw one's own request", async () => {
    const place = sitDown(Banner, shown({ request: { ...request, seat: 0, to: "choice", agreed: [0], asked: [1] } }));
    expect(screen.getByRole("alert").textContent).toContain("You asked to go back before your choice. The others have to agree.");
    await click("Withdraw");
    expect(place.sent("answer")[0]).toMatchObject({ agree: false, seat: 0 });
  });
  it("give a seat back that a bot plays", async () => {
    const seats = table().seats.map((one, at) => (at === 0 ? { ...one, stand_in: "easy" } : one));
    const place = sitDown(Banner, shown(), { state: { table: { ...table(), seats } } });
    expect(screen.getByRole("status").textContent).toContain("Sprout has your seat, and nobody else is left");
    await click("Play myself");
    expect(place.sent("hand")[0]).toMatchObject({ seat: 0, bot: null });
  });
  it("say that the connection is gone", async () => {
    const place = sitDown(Banner);
    place.socket.lose(1006);
    expect((await screen.findByRole("status")).textContent).toBe("The connection is lost. Trying again …");
  });
  it("say that moves are not being saved, until they are", async () => {
    const place = sitDown(Banner);
    place.socket.say({ type: "saving", saved: false });
    expect((await screen.findByRole("status")).textContent).toContain("Moves are not being saved just now. Wait a moment.");
    place.socket.say({ type: "saving", saved: true });
    await expect.poll(() => screen.queryByRole("status")).toBeNull();
  });
});

describe("the curtain between two at one screen", () => {
  it("falls until the next one says that she is there", async () => {
    const you = { seats: [0, 1], host: true, invite: null, archived: false };
    const place = sitDown(Curtain, shown(), { state: { you } });
    const dialog = screen.getByRole("dialog", { name: "Juno, it is your turn" });
    expect(dialog.textContent).toContain("Hand over the screen. The others look away.");
    await expect.poll(() => place.sent("look").map((one) => one.seat)).toEqual([null]);
    await click("I am Juno");
    expect(place.sent("look").at(-1)!.seat).toBe(0);
    expect(screen.queryByRole("dialog")).toBeNull();
  });
  it("stays away where everybody has a screen", () => {
    sitDown(Curtain);
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("the menu", () => {
  const about = { stand_in: "medium" };
  const open = (game = shown(), more: Partial<ReturnType<typeof state>> = {}) => {
    const server = serve({ about, "tables/t/link": { secret: "s3cret" }, "tables/t/close": {}, "tables/t/invite": {}, "tables/t/host": {} });
    const onclose = vi.fn();
    return { server, onclose, place: sitDown(Menu, game, { props: { onclose }, state: more }) };
  };
  const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>("button", { name, hidden: true });
  it("goes back as far as that is free", async () => {
    const { place, onclose } = open(shown({ can_undo: true, can_ask: ["choice"] }));
    expect(screen.queryByRole("button", { name: /round/, hidden: true })).toBeNull();
    await fireEvent.click(button("Back to my last choice"));
    expect(place.sent("ask")[0]).toMatchObject({ to: "choice" });
    await fireEvent.click(button("Take back my last step"));
    await expect.poll(() => onclose.mock.calls.length).toBe(2);
  });
  it("leads to the tournament for which the table is played", () => {
    open(shown(), { table: { ...table(), tournament: "cup1" } });
    const link = screen.getByRole("link", { name: "To the tournament", hidden: true });
    expect(link.getAttribute("href")).toBe("#/tournament/cup1");
  });
  it("lets a bot play", async () => {
    const { place } = open();
    await fireEvent.click(await screen.findByRole("button", { name: "Let Sapling play for me", hidden: true }));
    expect(place.sent("hand")[0]).toMatchObject({ seat: 0, bot: "medium" });
  });
  it("lets people vote on a seat whose person is away, and on no other", async () => {
    const human = (here: boolean) => table().seats.map((one, at) => (at === 1 ? { ...one, kind: "human" as const, here, votes: [2] } : one));
    const { place } = open(shown(), { table: { ...table(), seats: human(false) } });
    await fireEvent.click(button("Bela is away: let a bot play (1 wants it)"));
    expect(place.sent("vote")[0]).toMatchObject({ seat: 0, absent: 1 });
    place.socket.say({ type: "table", table: { ...table(), seats: human(true) }, you: state().you });
    await expect.poll(() => screen.queryByRole("button", { name: /is away/, hidden: true })).toBeNull();
  });
  it("lets the host renew the invite, send spectators away and hand the role over", async () => {
    const seats = table().seats.map((one, at) => (at === 1 ? { ...one, kind: "human" as const } : one));
    const { server } = open(shown(), { table: { ...table(), seats } });
    await fireEvent.click(button("New invite link"));
    await expect.poll(() => notices.at(-1)?.text).toBe("There is a new link; the old one no longer works.");
    await fireEvent.click(button("New link, and spectators leave"));
    await fireEvent.click(button("Make Bela the host"));
    await expect.poll(() => server.told("tables/t/host")).toEqual({ seat: 1 });
    const invites = server.asked.filter((one) => one.path === "tables/t/invite");
    expect(invites.map((one) => one.body)).toEqual([{ remove: false }, { remove: true }]);
  });
  it("copies the link to one's seat", async () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText } });
    open();
    await fireEvent.click(button("Link to my seat"));
    await expect.poll(() => notices.at(-1)?.text).toBe("The link to your seat is copied. Keep it to yourself.");
    expect(writeText).toHaveBeenCalledWith(expect.stringMatching(/#\/seat\/t\/s3cret$/));
  });
  it("changes how things look", async () => {
    open();
    await fireEvent.click(screen.getByRole("checkbox", { name: /Show words and keys everywhere/, hidden: true }));
    expect(prefs.words).toBe(true);
    await fireEvent.click(screen.getByRole("radio", { name: "×2", hidden: true }));
    expect(prefs.speed).toBe(2);
    setPref("words", false);
    setPref("speed", 1);
  });
  it("closes the table only after a second word", async () => {
    const { server } = open();
    await fireEvent.click(button("Close the table"));
    await fireEvent.click(button("Close it for everybody?"));
    await expect.poll(() => server.asked.some((one) => one.path === "tables/t/close")).toBe(true);
  });
});

describe("what screen readers hear", () => {
  it("is the question, and whose turn it is", async () => {
    sitDown(Speaker, asked("item"));
    await expect.poll(() => spoken.assertive).toContain("Take one. You used plot D alone.");
    expect(document.title).toContain("(1)");
  });
  it("is what others wait for", async () => {
    const place = sitDown(Speaker, shown({ decision: null, waiting: [{ seat: 1, deadline: null }] }));
    place.socket.say({ type: "update", base: 5, version: 6, view: {}, seats: {}, shown: {}, entries: [] });
    await expect.poll(() => spoken.polite).toContain("Waiting for Bela.");
  });
});
