/** The short ways from the home screen to a table. */
import { t } from "../i18n";
import * as api from "../lib/api";
import type { About, Entered, NewSeat, PlayerColour } from "../lib/types";

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

/** The preferred level of bots if this server has it, else its usual one. */
export const levelOf = (about: About, liked: string): string => (about.levels.some(({ level }) => level === liked) ? liked : about.stand_in);

function mine(me: Me): NewSeat {
  return { kind: "me", ...(me.name ? { name: me.name } : {}), ...(me.colour ? { colour: me.colour } : {}) };
}

/** How many bots a quick game has. */
const QUICK = 3;

/** A game with bots, begun at once; the introductory one, so that the first question is the real one. */
export async function playWithBots(me: Me, liked: string, bots = QUICK): Promise<Entered> {
  const bot = levelOf(await offered(), liked);
  const rivals = Array.from({ length: bots }, () => ({ kind: "bot" as const, bot }));
  return api.createTable({ seats: [mine(me), ...rivals], options: { introductory: true }, start: true, title: t("table-quick") });
}

export function playHal(me: Me, level: "normal" | "expert" = "normal"): Promise<Entered> {
  return api.createTable({ seats: [mine(me)], options: { hal: level }, start: true, title: t("table-hal") });
}

/** Who comes to a table: friends with its link, anybody who finds it on the list, or people at this screen. */
export type Guests = "invited" | "anybody" | "here";

/** A table to wait at: with an open seat, or with a second seat on this screen. */
export function openTable(me: Me, guests: Guests): Promise<Entered> {
  const second = { kind: guests === "here" ? ("me" as const) : ("open" as const) };
  return api.createTable({
    seats: [mine(me), second],
    options: { introductory: true },
    house: { open: guests === "anybody" },
  });
}

/** The table and secret in a pasted link or code; null if it is none. */
export function readInvite(text: string): { screen: "join" | "seat"; table: string; secret: string } | null {
  const match = /(?:#\/(join|seat)\/)?([\w-]{6,40})\/([\w-]{6,64})\/?$/.exec(text.trim());
  if (!match) return null;
  return { screen: match[1] === "seat" ? "seat" : "join", table: match[2]!, secret: match[3]! };
}
