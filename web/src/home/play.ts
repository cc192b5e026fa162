/** The short ways from the home screen to a table. */
import * as api from "../lib/api";
import type { About, Entered, NewSeat, PlayerColour } from "../lib/types";

/** Who plays against newcomers: the strongest of those that answer at once. */
const OPPONENTS = ["planner", "greedy", "random"];
const NAMES = ["Ada", "Tomasz", "Marguerite", "Kei", "Juno", "Bela"];

export interface Me {
  name: string;
  colour: PlayerColour | "";
}

let asked: Promise<About> | null = null;

/** What the server offers, asked for once. */
export function offered(): Promise<About> {
  asked ??= api.about().catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

export function opponentOf(about: About): string {
  return OPPONENTS.find((bot) => about.bots.includes(bot)) ?? about.bots[0] ?? "random";
}

/** Names for bots that nobody at the table has. */
export function botNames(taken: string[], count: number): string[] {
  const lower = taken.map((name) => name.toLowerCase());
  return NAMES.filter((name) => !lower.includes(name.toLowerCase())).slice(0, count);
}

function mine(me: Me): NewSeat {
  return { kind: "me", ...(me.name ? { name: me.name } : {}), ...(me.colour ? { colour: me.colour } : {}) };
}

/** A game with bots, begun at once; the introductory one, so that the first question is the real one. */
export async function playWithBots(me: Me, bots = 2, title?: string): Promise<Entered> {
  const bot = opponentOf(await offered());
  const rivals = botNames([me.name], bots).map((name) => ({ kind: "bot" as const, bot, name }));
  return api.createTable({
    seats: [mine(me), ...rivals],
    options: { introductory: true },
    start: true,
    ...(title ? { title } : {}),
  });
}

export function playHal(me: Me, level: "normal" | "expert" = "normal"): Promise<Entered> {
  return api.createTable({ seats: [mine(me)], options: { hal: level }, start: true });
}

/** A table to wait at: with an open seat for a friend, or with a second seat on this screen. */
export function openTable(me: Me, sharing: boolean): Promise<Entered> {
  const second = sharing ? { kind: "me" as const } : { kind: "open" as const };
  return api.createTable({ seats: [mine(me), second], options: { introductory: true } });
}

/** The table and secret in a pasted link or code; null if it is none. */
export function readInvite(text: string): { screen: "join" | "seat"; table: string; secret: string } | null {
  const match = /(?:#\/(join|seat)\/)?([\w-]{6,40})\/([\w-]{6,64})\/?$/.exec(text.trim());
  if (!match) return null;
  return { screen: match[1] === "seat" ? "seat" : "join", table: match[2]!, secret: match[3]! };
}
