/** What cards do, from the package's own table. */
import table from "./cards.json";
import { face, ITEM_OF } from "./notation";
import type { Action, Colour, Item, SeatView } from "./types";

export type Gains = Record<Item, number>;
export type Power = { kind: "bonus"; action: Action; gains: Gains } | { kind: "final"; points: number; per: string; of: string | null };
export interface Character {
  number: number;
  colour: Colour;
  action: Action;
  start: Gains;
  gains: Gains;
}

export const ACTIONS: Action[] = ["exploit", "urbanize", "construct"];
export const EVENTS = table.events;
export const EXPERTS = table.experts as Record<string, string[]>;
export const CHARACTER_COUNT = table.characters.length;
/** The numbers of the cards that bring something each time, and of those that count at the end. */
export const PERMANENT = table.permanent.map((_, at) => at + 1);
export const ENDGAME = table.endgame.map((_, at) => at + table.firstEndgame);
const PLACE: Record<Colour, number> = { red: 0, blue: 1, yellow: 2 };

export const nothing = (): Gains => ({ resource: 0, tile: 0, point: 0 });
const one = (item: Item): Gains => ({ ...nothing(), [item]: 1 });

/** What a building card gives to its keeper; null for letters. */
export function powerOf(card: string): Power | null {
  const shown = face(card);
  if (shown.kind !== "building" || shown.closed) return null;
  if (shown.number < table.firstEndgame) {
    const row = table.permanent[shown.number - 1]!;
    const gains = one(ITEM_OF[shown.colour]);
    gains.point += row.points;
    return { kind: "bonus", action: row.action as Action, gains };
  }
  const row = table.endgame[shown.number - table.firstEndgame]!;
  return { kind: "final", points: row.points, per: row.per, of: row.of?.[PLACE[shown.colour]] ?? null };
}

export function character(number: number): Character {
  const row = table.characters[number - 1]!;
  const [resource = 0, tile = 0, point = 0] = row.start;
  const colour = row.colour as Colour;
  return {
    number,
    colour,
    action: row.action as Action,
    start: { resource, tile, point },
    gains: one(ITEM_OF[colour]),
  };
}

export interface Row {
  action: Action;
  gains: Gains;
  characters: number[];
  cards: string[];
}

/** What a player gets each time, grouped by the action that brings it. */
export function bonuses(seat: Pick<SeatView, "characters" | "kept">): Row[] {
  return ACTIONS.map((action) => {
    const characters = seat.characters.filter((number) => character(number).action === action);
    const cards = seat.kept.filter((card) => {
      const power = powerOf(card);
      return power?.kind === "bonus" && power.action === action;
    });
    const gains = nothing();
    const sources = [...characters.map((number) => character(number).gains), ...cards.map(gainsOf)];
    for (const source of sources) for (const item of Object.keys(gains) as Item[]) gains[item] += source[item];
    return { action, gains, characters, cards };
  });
}

function gainsOf(card: string): Gains {
  const power = powerOf(card);
  return power?.kind === "bonus" ? power.gains : nothing();
}

export const endgameCards = (kept: readonly string[]): string[] => kept.filter((card) => powerOf(card)?.kind === "final");
