/** What a hint advises, in words. */
import { t } from "../i18n";
import { LOWER } from "../lib/composing";
import { parts } from "../lib/notation";
import type { Hinted, PromptStep } from "../lib/types";
import { eventName, joined, named } from "../lib/words";
import { offerWords } from "./board-props";
import type { Session } from "./session.svelte";

/** All that would be picked: the whole answer, not its first move alone. */
export function hintWords(session: Session, hint: Hinted): string {
  const move = hint.moves[0] ?? "";
  // The server would name places as the terminal does.
  const place = session.places.find((option) => option.move === move);
  if (place) return offerWords(session, place);
  if (session.prompt?.ends) return givenWords(session, hint.moves);
  if (!session.choosing || move === session.newHand?.move) return hint.words;
  return [cardWords(session, move), ...addedWords(session, hint.moves)].join(" ").trim();
}

function cardWords(session: Session, move: string): string {
  if (session.prompt!.open) return "";
  const { card, tile } = parts(move);
  return tile ? t("hint-with", { card: named(card), tile: named(tile) }) : t("hint-alone", { card: named(card) });
}

function addedWords(session: Session, moves: string[]): string[] {
  const steps = session.prompt!.steps ?? [];
  return moves.flatMap((move) => {
    for (const step of steps) {
      const thing = step.options.find((option) => option.move === move)?.thing;
      if (thing) return [partWords(step, thing)];
    }
    return [];
  });
}

function partWords({ part }: PromptStep, thing: string): string {
  if (part === "aside") return t("hint-aside", { card: named(thing) });
  if (part === LOWER) return t("hint-lower", { tile: named(thing) });
  return part === "event" ? t("hint-event", { event: eventName(thing) }) : t("hint-add", { thing });
}

function givenWords(session: Session, moves: string[]): string {
  const tiles = moves.flatMap((move) => session.option(move)?.thing ?? []);
  return tiles.length ? t("hint-give", { tiles: joined(tiles.map(named)) }) : t("hint-give-none");
}
