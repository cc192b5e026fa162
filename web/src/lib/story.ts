/** What players did, turn by turn, from the deeds of the log: for "Last round", the recap and announcements. */
import { t } from "../i18n";
import { nothing, type Gains } from "./cards";
import { isLetter } from "./notation";
import type { Action, Deed, DeedOf, Item, LogEntry } from "./types";
import { counted, countedAll, eventName, joined, named } from "./words";

/** What one player did in one go: from a card's reveal on, or the rest of it after a question. */
export interface Turn {
  seat: number;
  round: number;
  card: string | null;
  tile: string | null;
  event: string | null;
  deeds: Deed[];
}

interface Change {
  seat: number;
  item: Item;
  amount: number;
}
/** The steps of a deed: what goes back and is paid, what is built, what is gained. */
export type Step = "back" | "build" | "gain";

const change = (seat: number, resource: number, tile: number, point: number): Change[] =>
  Object.entries({ resource, tile, point }).flatMap(([item, amount]) => (amount ? [{ seat, item: item as Item, amount }] : []));

/** What each step of a deed brings behind screens, and takes from there. */
export function changes(deed: Deed): Record<Step, Change[]> {
  const done = { back: [], build: [], gain: "uses" in deed ? gained(deed) : [] };
  switch (deed.deed) {
    case "constructed": {
      const { seat, evicted, paid, laid } = deed;
      const back = evicted ? change(evicted.seat, evicted.resources, 0, evicted.points) : [];
      back.push(...change(seat, -paid.resources, 0, -paid.points));
      return { ...done, back, build: change(seat, -laid.resources, -laid.tiles, 0) };
    }
    case "urbanized":
      return { ...done, build: change(deed.seat, -deed.laid.resources, -deed.laid.tiles, 0) };
    case "expropriated": {
      const back = [...change(deed.owner, deed.resources, 0, 0), ...change(deed.seat, -deed.resources, 0, 0)];
      return { ...done, back, gain: change(deed.seat, 0, 0, deed.points) };
    }
    case "lost":
      return { ...done, back: change(deed.seat, -deed.resources, 0, -deed.points), gain: change(deed.to, 0, 0, deed.got) };
    case "bought":
      return { ...done, back: change(deed.seat, deed.resources, 0, -deed.points) };
    case "gave_back":
      return { ...done, back: change(deed.seat, 0, -deed.tiles.length, deed.points) };
    case "hal_drew":
      return { ...done, back: change(deed.seat, 0, 1, 0) };
    case "hal_scored":
    case "event_happened":
      return { ...done, gain: change(deed.seat, 0, 0, deed.points) };
    default:
      return done;
  }
}

function gained({ seat, gains, bonuses, scored, taken, draws }: Extract<Deed, { uses: unknown }>): Change[] {
  const points = scored.reduce((sum, one) => sum + one.points, gains.points + bonuses.points);
  return change(seat, gains.resources + bonuses.resources, taken.length + (draws?.amount ?? 0), points);
}

/** Split what happened into turns, and what goes on with one after a question. */
function split(entries: readonly LogEntry[]): Turn[] {
  const found: Turn[] = [];
  for (const entry of entries) {
    const begin = (seat: number, card: string | null = null, tile: string | null = null, event: string | null = null): Turn => {
      found.push({ seat, round: entry.round, card, tile, event, deeds: [] });
      return found.at(-1)!;
    };
    let turn = entry.seat === null ? null : begin(entry.seat);
    for (const deed of entry.deeds) {
      if (deed.deed === "revealed") turn = begin(deed.seat, deed.card, deed.tile, deed.event);
      else if (deed.deed === "hal_turned") {
        if (turn?.seat !== deed.seat) turn = begin(deed.seat);
        turn.card = deed.cards.find((card) => card !== deed.discarded) ?? turn.card;
      } else if (deed.deed === "hal_drew" && turn) turn.tile = deed.tile;
      else if (deed.deed === "deck_renewed" && !deed.first) turn = begin(entry.seat ?? 0);
      else if (deed.deed === "cards_passed" || deed.deed === "round_began") turn = null;
      turn?.deeds.push(deed);
    }
  }
  return found;
}

const SHOWN: Deed["deed"][] = ["urbanized", "constructed", "token_moved", "expropriated", "lost"];
/** Is it the deck that is renewed, rather than somebody's turn? */
export const renews = (turn: Turn): boolean => turn.card === null && turn.deeds.some((deed) => deed.deed === "deck_renewed" && !deed.first);
const shows = (deed: Deed): boolean => SHOWN.includes(deed.deed) || changes(deed).gain.some(({ item }) => item !== "tile");

/** The turns to be shown step by step; the rest of one after a question has no card. */
export const turns = (entries: readonly LogEntry[]): Turn[] =>
  split(entries).filter((turn) => turn.card !== null || turn.deeds.some(shows) || renews(turn));

/** The turns told by some entries as wholes, the oldest first. */
export function wholeTurns(entries: readonly LogEntry[]): Turn[] {
  const told: Turn[] = [];
  for (const turn of split(entries)) {
    if (turn.card !== null) told.push(turn);
    else told.at(-1)?.deeds.push(...turn.deeds);
  }
  return told;
}

/** The turns of the last whole round, and of the present one as far as it has come. */
export function lastRound(entries: readonly LogEntry[]): Turn[] {
  const all = wholeTurns(entries);
  const round = Math.max(0, ...all.map((turn) => turn.round));
  return all.filter((turn) => turn.round === round);
}

const find = <Kind extends Deed["deed"]>(turn: Turn, kind: Kind): DeedOf<Kind> | undefined =>
  turn.deeds.find((deed): deed is DeedOf<Kind> => deed.deed === kind);

/** What a turn brought its player and cost her. */
export function resultOf(turn: Turn): { action: Action | null; gains: Gains; paid: Gains; kept: string | null } {
  const gains = nothing();
  for (const { seat, item, amount } of turn.deeds.flatMap((deed) => changes(deed).gain)) if (seat === turn.seat) gains[item] += amount;
  const built = find(turn, "constructed");
  const paid = { ...nothing(), resource: built?.paid.resources ?? 0, point: built?.paid.points ?? 0 };
  const action = built ? "construct" : find(turn, "urbanized") ? "urbanize" : find(turn, "exploited") ? "exploit" : null;
  return { action, gains, paid, kept: built?.kept ?? null };
}

/** What happened in a turn, in sentences; `you` is the reader's seat. */
export function turnWords(turn: Turn, names: readonly string[], you: number | null): string {
  const who = (seat: number) => ({ name: names[seat] ?? "", you: seat === you ? "yes" : "no" });
  const taken = find(turn, "expropriated");
  const { evicted } = find(turn, "constructed") ?? { evicted: null };
  const words = [actionWords(turn, who(turn.seat))];
  for (const { seat, resources, points } of [taken && { ...taken, seat: taken.owner, points: 0 }, evicted].filter((one) => !!one)) {
    const what = joined([counted("resource", resources), ...(points ? [counted("point", points)] : [])]);
    if (seat !== turn.seat) words.push(t("deed-back", { ...who(seat), what }));
  }
  if (turn.event && (taken || find(turn, "event_happened"))) words.push(t("deed-event", { event: eventName(turn.event) }));
  return words.join(" ");
}

function actionWords(turn: Turn, who: { name: string; you: string }): string {
  const card = named(turn.card!);
  const refused = find(turn, "tile_returned");
  if (refused) return t("deed-refused", { ...who, card, tile: named(refused.tile) });
  const built = find(turn, "constructed");
  if (built) return t("deed-constructed", { ...who, card, tile: named(built.tile), count: built.height });
  const founded = find(turn, "urbanized");
  if (founded) return t("deed-urbanized", { ...who, letter: founded.letter, tile: named(founded.tile) });
  if (!find(turn, "exploited")) return t("deed-plays", { ...who, card });
  return t(isLetter(turn.card!) ? "deed-used-letter" : "deed-used", { ...who, card, letter: turn.card! });
}

/** What a turn brought its player and took from her, for screen readers. */
export function turnResult(turn: Turn): string {
  const { gains, paid } = resultOf(turn);
  const [got, cost] = [countedAll(gains), countedAll(paid)];
  return [got && t("deed-gains", { what: got }), cost && t("deed-pays", { what: cost })].filter(Boolean).join(" ");
}
