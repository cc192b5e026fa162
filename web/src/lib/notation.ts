/** Reading tiles, cards and moves as the server writes them (`R7`, `A`, `B5+R4`). */
import table from "./cards.json";
import type { Colour, Item } from "./types";

export const COLOURS: Colour[] = ["red", "blue", "yellow"];
export const ITEMS: Item[] = ["resource", "tile", "point"];
export const ITEM_OF: Record<Colour, Item> = { red: "resource", blue: "tile", yellow: "point" };
const COLOUR_OF: Record<string, Colour> = { R: "red", B: "blue", Y: "yellow" };

/** A building that is closed is neither used nor built on: no card names it. */
export type Face =
  { kind: "building"; colour: Colour; number: number; value: number; closed: boolean } | { kind: "green" } | { kind: "letter"; letter: string };

/** What a tile or a card shows. */
export function face(text: string): Face {
  const colour = COLOUR_OF[text[0] ?? ""];
  if (text.length > 1 && colour) {
    const number = Number(text.slice(1));
    const { value, closed } = table.tiles.find(({ highest }) => number <= highest) ?? table.tiles.at(-1)!;
    return { kind: "building", colour, number, value, closed };
  }
  return text === "P" ? { kind: "green" } : { kind: "letter", letter: text };
}

/** The class that colours a tile or a card. */
export function tint(text: string): Colour | "green" | "letter" {
  const shown = face(text);
  return shown.kind === "building" ? shown.colour : shown.kind;
}

export const isLetter = (card: string): boolean => face(card).kind === "letter";

/** A commitment such as `B5+R4` in its parts. */
export function parts(move: string): { card: string; tile: string | null } {
  const [card = "", tile] = move.split("+");
  return { card, tile: tile ?? null };
}

/** Order for showing cards: as the hand comes (by number), letters last. */
export function split(cards: readonly string[]): { letters: string[]; buildings: string[] } {
  return { letters: cards.filter(isLetter), buildings: cards.filter((card) => !isLetter(card)) };
}
