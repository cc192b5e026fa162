/** Making moves out of what somebody has picked (C1): card, tile, lower tile, event, card set aside. */
import { eventWord, face, isLetter } from "./notation";
import type { OwnView, Preview } from "./types";

/** Tiles are named by their place, for two green spaces look alike. */
export interface Picked {
  card: string | null;
  tile: number | null;
  lower: number | null;
  event: string | null;
  aside: string | null;
}

export const nothingPicked = (): Picked => ({ card: null, tile: null, lower: null, event: null, aside: null });

export interface Situation {
  own: Pick<OwnView, "hand" | "tiles" | "events" | "card" | "tile" | "adding">;
  expert: string | null;
  modules: readonly string[];
}

/** What goes with a card besides a tile. */
export interface Asked {
  lower: boolean;
  event: boolean;
  aside: boolean;
}

export interface Wish {
  moves: string[];
  /** What is still to be picked before this can be confirmed. */
  lacking: "card" | "aside" | null;
}

/** Is a choice half made, so that only additions to it are open? */
export const isAdding = (situation: Situation): boolean => situation.own.adding !== null;

export function cardOf(situation: Situation, picked: Picked): string | null {
  return isAdding(situation) ? situation.own.card : picked.card;
}

export function tileOf(situation: Situation, picked: Picked): string | null {
  if (isAdding(situation)) return situation.own.tile;
  return picked.tile === null ? null : (situation.own.tiles[picked.tile] ?? null);
}

/** The cards that stay in the hand. */
export function restOf(situation: Situation, picked: Picked): string[] {
  const rest = [...situation.own.hand];
  const at = isAdding(situation) || picked.card === null ? -1 : rest.indexOf(picked.card);
  if (at >= 0) rest.splice(at, 1);
  return rest;
}

/** May this event go with that card? */
export const eventFits = (event: string, card: string | null): boolean => event !== "expropriation" || card === null || !isLetter(card);

/** What the modules ask for once card and tile are picked. */
export function asked(situation: Situation, picked: Picked): Asked {
  const { own, expert, modules } = situation;
  const card = cardOf(situation, picked);
  const tile = tileOf(situation, picked);
  const left = own.tiles.length - (!isAdding(situation) && picked.tile !== null ? 1 : 0);
  const lower = expert === "master architect" && tile !== null && face(tile).kind === "building" && left > 0;
  const event = card !== null && own.events.some((one) => eventFits(one, card));
  const aside = card !== null && modules.includes("keep_a_card") && restOf(situation, picked).length > 1;
  if (own.adding === "event") return { lower: false, event, aside };
  if (own.adding === "aside") return { lower: false, event: false, aside };
  return { lower, event, aside };
}

/** The moves that say what has been picked, in the order in which the server wants them. */
export function wish(situation: Situation, picked: Picked): Wish {
  const card = cardOf(situation, picked);
  if (card === null) return { moves: [], lacking: "card" };
  const tile = tileOf(situation, picked);
  const asks = asked(situation, picked);
  const moves = isAdding(situation) ? [] : [tile === null ? card : `${card}+${tile}`];
  if (asks.lower) {
    const lower = picked.lower === null ? null : situation.own.tiles[picked.lower];
    moves.push(lower ? `under ${lower}` : "single");
  }
  if (asks.event) {
    const fits = picked.event !== null && eventFits(picked.event, card);
    moves.push(fits ? `event ${eventWord(picked.event!)}` : "no event");
  }
  if (asks.aside) {
    if (picked.aside === null || !restOf(situation, picked).includes(picked.aside)) return { moves, lacking: "aside" };
    moves.push(`aside ${picked.aside}`);
  }
  return { moves, lacking: null };
}

/** Drop what no longer goes together after something was picked. */
export function tidied(situation: Situation, picked: Picked): Picked {
  const next = { ...picked };
  const tile = tileOf(situation, next);
  if (next.card === null && !isAdding(situation)) return { ...next, event: null, aside: null, lower: null };
  const card = cardOf(situation, next)!;
  if (tile !== null && face(tile).kind === "green" && !isLetter(card)) next.tile = null;
  if (!asked(situation, next).lower || next.lower === next.tile) next.lower = null;
  if (next.event !== null && !eventFits(next.event, card)) next.event = null;
  if (next.aside === card) next.aside = null;
  return next;
}

/** Why a tile would not be placed, if it would not: "needs 4 resources, you have 3". */
export function refusal(preview: Preview | null): "resources" | "points" | null {
  if (!preview?.needs || preview.buys) return null;
  return preview.needs.has_resources < preview.needs.resources ? "resources" : "points";
}
