/** What the figures of the rules show is what the engine says of the same position. */
import { FIGURES, readCity, type Figure } from "../src/learn/figures";
import type { Place, State } from "../src/lib/types";
import { expect, type Person, test } from "./fixtures";
import { answerByClicks, dice, isAsked } from "./play";

const named = (name: string): Figure => FIGURES.find((one) => one.name === name)!;
const position = (city: string[], mine: string, more = ""): string =>
  `players 2\n${more}round 4\nfirst 0\ncity\n${city.join("\n")}\nmiddle 3 3\nseat 0: resources 9; points 9; ${mine}\nseat 1: resources 5; points 2; commit B2; hand C`;

/** Begin from a position and tell the game; places count from the middle of the first square, figures from a corner. */
async function begin(person: Person, text: string): Promise<() => Promise<NonNullable<State["game"]>>> {
  const id = await person.begin({
    seats: [
      { kind: "me", colour: "plum" },
      { kind: "bot", bot: "random" },
    ],
    position: text,
  });
  await isAsked(person.page, "choose");
  return async () => (await person.api<State>("GET", `tables/${id}/state`)).game!;
}
const asDrawn = ({ east, south }: Place): Place => ({ east: east + 2, south: south + 2 });

async function choose(person: Person, card: string, tile: string): Promise<void> {
  await person.page.locator(`[data-card="${card}"]`).click();
  await person.page.locator(`[data-tile="${tile}"]`).click();
  await person.page.locator("[data-confirm]").click();
}

test("a token goes where the figure lights spaces, and the neighbours give what the caption says", async ({ person }) => {
  const look = await begin(person, position(named("urbanize").city, "tiles Y9; hand F"));
  await choose(person, "F", "Y9");
  await isAsked(person.page, "token");
  const game = await look();
  const offered = game.decision!.prompt.options!.map((option) => asDrawn(option.place!));
  const order = (one: Place, other: Place) => one.south - other.south;
  expect(offered.sort(order)).toEqual([...named("token").offers!].sort(order));
});

test("the district of the figure scores as it says", async ({ person }) => {
  const look = await begin(person, position(named("districts").city, "hand A"));
  const { districts, view } = await look();
  expect(districts).toHaveLength(1);
  const { buildings } = readCity(named("districts").city);
  const [drawn] = named("districts").districts!;
  const places = (numbers: number[], from: readonly Place[]) => numbers.map((at) => `${from[at]!.east},${from[at]!.south}`).sort();
  expect(places(districts[0]!.buildings, view.buildings.map(asDrawn))).toEqual(places(drawn!.buildings, buildings));
  expect(districts[0]!.ranking).toEqual(drawn!.ranking);
});

test("a park of two pays 4 points, and a floor on a rival's building costs what the caption says", async ({ person }) => {
  await begin(person, position(named("parks").city, "tiles B9; hand E", "modules green_spaces\n"));
  await choose(person, "E", "B9");
  await isAsked(person.page, "token");
  await answerByClicks(person.page, dice(1));
  await expect(person.page.locator(".me .of-point b").first()).toHaveText("13");
  const look = await begin(person, position(named("construct").city, "tiles B12; hand R8"));
  await choose(person, "R8", "B12");
  await expect(person.page.locator(".me .of-resource b").first()).toHaveText("5");
  const [, mint] = (await look()).view.seats;
  expect([mint!.resources, mint!.points]).toEqual([7, 4]);
});
