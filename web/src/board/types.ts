/** What the city is asked to show besides itself. */
import type { Place, PlayerColour } from "../lib/types";

/** A place where a token could go; `tokens` are those that would make room, the nearest one first (T4). */
export interface Offer extends Place {
  key: string;
  letter: string;
  on: boolean;
  /** Would the bot that was asked put it there? */
  hinted?: boolean;
  words: string;
  tokens: { letter: string; east: number; south: number }[];
}

/** The building that a chosen card and tile would make. */
export interface Ghost extends Place {
  tile: string;
  height: number;
  owner: PlayerColour | null;
  site: boolean;
}

export type Pick = { building: number } | { letter: string } | { offer: string };

/** A space of the city with something on it: a building, a token or an offer. */
export interface Cell extends Place {
  /** All of it in words. */
  name: string;
  pick: Pick;
  building?: number;
  letter?: string;
  offer?: Offer;
  /** The token that lies where one is offered to go. */
  under?: string | undefined;
}
