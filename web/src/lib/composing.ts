/** Making moves out of what somebody has picked: card, tile, and what is asked besides (C1). */
import type { OwnView, Prompt, PromptStep } from "./types";

/** Tiles are named by their place, for two green spaces look alike. */
export interface Picked {
  card: string | null;
  tile: number | null;
  lower: number | null;
  /** Things that were picked in other steps, by the steps' parts. */
  added: Record<string, string>;
}

export const LOWER = "lower tile";
export const nothingPicked = (): Picked => ({ card: null, tile: null, lower: null, added: {} });

export interface Situation {
  prompt: Prompt;
  moves: readonly string[];
  own: Pick<OwnView, "tiles" | "card" | "tile">;
}

export interface Wish {
  moves: string[];
  /** What is still to be picked before this can be confirmed: a card, or the part of a step. */
  lacking: string | null;
}

/** Is a choice half made, so that only additions to it are open? */
const isAdding = ({ prompt }: Situation): boolean => prompt.open !== undefined;

export function cardOf(situation: Situation, picked: Picked): string | null {
  return isAdding(situation) ? situation.own.card : picked.card;
}

export function tileOf(situation: Situation, picked: Picked): string | null {
  if (isAdding(situation)) return situation.own.tile;
  return picked.tile === null ? null : (situation.own.tiles[picked.tile] ?? null);
}

/** May a card go with a tile? */
export const goTogether = (situation: Situation, card: string, tile: string): boolean =>
  isAdding(situation) ? tile === situation.own.tile : situation.moves.includes(`${card}+${tile}`);

/** What is asked besides card and tile. */
export function stepsOf(situation: Situation, picked: Picked): PromptStep[] {
  const { prompt } = situation;
  const move = commitment(situation, picked);
  const places = prompt.open ?? prompt.options?.find((option) => option.move === move)?.then ?? [];
  return move === null ? [] : places.map((at) => prompt.steps![at]!);
}

function commitment(situation: Situation, picked: Picked): string | null {
  const [card, tile] = [cardOf(situation, picked), tileOf(situation, picked)];
  return card === null || tile === null ? card : `${card}+${tile}`;
}

/** What was picked in a step. */
export function thingOf(situation: Situation, picked: Picked, part: string): string | undefined {
  return part === LOWER && picked.lower !== null ? situation.own.tiles[picked.lower] : picked.added[part];
}

export const has = (step: PromptStep, thing: string | undefined): boolean =>
  step.options.some((option) => thing !== undefined && option.thing === thing);

/** The moves that say what has been picked, in the order in which the server wants them. */
export function wish(situation: Situation, picked: Picked): Wish {
  const move = commitment(situation, picked);
  if (move === null) return { moves: [], lacking: "card" };
  const moves = isAdding(situation) ? [] : [move];
  for (const step of stepsOf(situation, picked)) {
    const thing = thingOf(situation, picked, step.part);
    const added = step.options.find((option) => thing !== undefined && option.thing === thing)?.move ?? step.default;
    if (!added) return { moves, lacking: step.part };
    moves.push(added);
  }
  return { moves, lacking: null };
}

/** What is picked when these moves are to be sent: a commitment, unless one is made already, and what is added to it. */
export function pickedBy(situation: Situation, moves: readonly string[]): Picked {
  const [card = null, tile] = isAdding(situation) ? [] : moves[0]!.split("+");
  const { tiles } = situation.own;
  const picked: Picked = { ...nothingPicked(), card, tile: tile === undefined ? null : tiles.indexOf(tile) };
  for (const step of stepsOf(situation, picked)) {
    const thing = step.options.find((option) => moves.includes(option.move))?.thing;
    if (!thing) continue;
    if (step.part === LOWER) picked.lower = tiles.findIndex((one, at) => one === thing && at !== picked.tile);
    else picked.added[step.part] = thing;
  }
  return picked;
}

/** Drop what no longer goes together after something was picked. */
export function tidied(situation: Situation, picked: Picked): Picked {
  const next = { ...picked };
  const [card, tile] = [cardOf(situation, next), tileOf(situation, next)];
  if (card !== null && tile !== null && !goTogether(situation, card, tile)) next.tile = null;
  const steps = new Map(stepsOf(situation, next).map((step) => [step.part, step]));
  const fits = (part: string): boolean => steps.has(part) && has(steps.get(part)!, thingOf(situation, next, part));
  if (next.lower === next.tile || !fits(LOWER)) next.lower = null;
  next.added = Object.fromEntries(Object.entries(next.added).filter(([part]) => fits(part)));
  return next;
}
