/** Games that are brought to a certain round, by moves that a bot advises. */
import type { Person } from "./person";

export const MODULES = ["new_buildings", "prestige_buildings", "green_spaces", "events", "keep_a_card", "experts"];
export const RIVALS = ["Ada", "Tomasz", "Marguerite", "Kei"];

interface Seen {
  game: {
    view: { round: number; over: boolean; own: { adding: string | null } };
    decision: { id: string; question: string; moves: string[] } | null;
  } | null;
}
type Game = NonNullable<Seen["game"]>;

export const seats = (bots: number, bot: string) => [
  { kind: "me", name: "Juno", colour: "plum" },
  ...RIVALS.slice(0, bots).map((name) => ({ kind: "bot", bot, name })),
];

/** Wait until this person has something to decide; null: the game is over. */
async function toDecide(person: Person, id: string): Promise<Game | null> {
  for (;;) {
    const { game } = await person.api<Seen>("GET", `tables/${id}/state?seat=0`);
    if (!game || game.view.over) return null;
    // Who has chosen may only take back: the others are awaited.
    if (game.decision && game.decision.moves[0] !== "take back") return game;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Answer a decision as a bot advises. */
export async function follow(person: Person, id: string, decision: string, bot: string): Promise<void> {
  const { moves } = await person.api<{ moves: string[] }>("POST", `tables/${id}/hint`, { seat: 0, bot });
  await person.api("POST", `tables/${id}/move`, { key: crypto.randomUUID(), seat: 0, decision, moves });
}

/** Play as a bot advises until a round is reached and a card is to be chosen (or the game is over). */
export async function playOn(person: Person, id: string, round: number, bot: string): Promise<void> {
  for (;;) {
    const game = await toDecide(person, id);
    if (!game || (game.view.round >= round && game.decision!.question === "choose" && !game.view.own.adding)) return;
    await follow(person, id, game.decision!.id, bot);
  }
}
