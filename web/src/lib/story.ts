/** What players did, put together from the events of the log: for "Last round", the recap and announcements. */
import { t } from "../i18n";
import { nothing, type Gains } from "./cards";
import { isLetter } from "./notation";
import type { Action, GameEvent, Item, LogEntry } from "./types";
import { counted, countedAll, eventName, joined, named } from "./words";

export interface Deed {
  seat: number;
  round: number;
  card: string;
  tile: string | null;
  action: Action | null;
  height: number;
  building: number | null;
  gains: Gains;
  paid: Gains;
  /** Whose resources went back. */
  back: { seat: number; resources: number; points: number } | null;
  event: string | null;
  eventHappened: boolean;
  refused: boolean;
  kept: string | null;
  /** Events in the order in which they happened. */
  events: GameEvent[];
}

const begin = (seat: number, round: number, card: string): Deed => ({
  seat,
  round,
  card,
  tile: null,
  action: null,
  height: 0,
  building: null,
  gains: nothing(),
  paid: nothing(),
  back: null,
  event: null,
  eventHappened: false,
  refused: false,
  kept: null,
  events: [],
});

/** The deeds told by some entries, the oldest first; what is not part of an action is left out. */
export function deeds(entries: readonly LogEntry[]): Deed[] {
  const told: Deed[] = [];
  let current: Deed | null = null;
  for (const entry of entries) {
    for (const event of entry.events) {
      if (event.event === "revealed") {
        current = { ...begin(event.seat, entry.round, event.card), tile: event.tile, event: event.with_event };
        told.push(current);
      } else if (event.event === "hal_turns") {
        if (current?.seat === event.seat && current.events.length === 1) current.card = event.card;
        else told.push((current = begin(event.seat, entry.round, event.card)));
      } else if (event.event === "passed" || event.event === "round_begins" || event.event === "game_over") {
        current = null;
      }
      if (current) add(current, event);
    }
  }
  return told;
}

function add(deed: Deed, event: GameEvent): void {
  deed.events.push(event);
  const own = "seat" in event && event.seat === deed.seat;
  switch (event.event) {
    case "exploited":
      Object.assign(deed, { action: "exploit", height: event.height, building: event.building });
      break;
    case "urbanized":
      Object.assign(deed, { action: "urbanize", height: 1, building: event.building, tile: event.tile });
      break;
    case "constructed":
      Object.assign(deed, { action: "construct", height: event.height, building: event.building, tile: event.tile });
      break;
    case "hal_draws":
      deed.tile = event.tile;
      break;
    case "gained":
      if (own) deed.gains[event.item as Item] += event.amount;
      break;
    case "hal_scores":
    case "got_from_control":
      deed.gains.point += event.points;
      break;
    case "drew_tile":
    case "took_tile":
      if (own && !deed.events.some((one) => one.event === "hal_draws")) deed.gains.tile += 1;
      break;
    case "paid":
      deed.paid.point += event.points;
      deed.paid.resource += event.resources;
      break;
    case "took_back":
      deed.back = { seat: event.seat, resources: event.resources, points: event.points };
      break;
    case "expropriated":
      deed.back = { seat: event.owner, resources: event.resources, points: 0 };
      deed.eventHappened = true;
      break;
    case "tile_returned":
      deed.refused = true;
      break;
    case "kept_card":
      deed.kept = event.card;
      break;
    case "event_happens":
      deed.eventHappened = true;
      break;
  }
}

/** One sentence about a deed; `you` is the reader's seat. */
export function deedWords(deed: Deed, names: readonly string[], you: number | null): string {
  const who = { name: names[deed.seat] ?? "", you: deed.seat === you ? "yes" : "no" };
  const card = named(deed.card);
  const words: string[] = [];
  if (deed.refused && deed.tile) words.push(t("deed-refused", { ...who, card, tile: named(deed.tile) }));
  else if (deed.action === "construct") {
    words.push(t("deed-constructed", { ...who, card, tile: named(deed.tile!), count: deed.height }));
  } else if (deed.action === "urbanize") {
    words.push(t("deed-urbanized", { ...who, letter: deed.card, tile: named(deed.tile!) }));
  } else if (deed.action === "exploit") {
    words.push(t(isLetter(deed.card) ? "deed-used-letter" : "deed-used", { ...who, card, letter: deed.card }));
  } else words.push(t("deed-plays", { ...who, card }));
  if (deed.back && deed.back.seat !== deed.seat) {
    const back = joined([counted("resource", deed.back.resources), ...(deed.back.points ? [counted("point", deed.back.points)] : [])]);
    const whom = { name: names[deed.back.seat] ?? "", you: deed.back.seat === you ? "yes" : "no" };
    words.push(t("deed-back", { ...whom, what: back }));
  }
  if (deed.event && deed.eventHappened) words.push(t("deed-event", { event: eventName(deed.event) }));
  return words.join(" ");
}

/** What a deed brought its doer and took from her, for screen readers. */
export function deedResult(deed: Deed): string {
  const gains = countedAll(deed.gains);
  const paid = countedAll(deed.paid);
  return [gains && t("deed-gains", { what: gains }), paid && t("deed-pays", { what: paid })].filter(Boolean).join(" ");
}

/** What happened to a seat while others acted: resources and points that came back, and what was lost. */
export function affected(entries: readonly LogEntry[], seat: number): { gains: Gains; losses: Gains } {
  const gains = nothing();
  const losses = nothing();
  for (const event of entries.flatMap((entry) => entry.events)) {
    if (event.event === "took_back" && event.seat === seat && event.builder !== seat) {
      gains.resource += event.resources;
      gains.point += event.points;
    } else if (event.event === "expropriated" && event.owner === seat) gains.resource += event.resources;
    else if (event.event === "lost" && event.seat === seat) {
      losses.point += event.points;
      losses.resource += event.resources;
    }
  }
  return { gains, losses };
}

/** The deeds of the last whole round, and of the present one as far as it has come. */
export function lastRound(entries: readonly LogEntry[]): Deed[] {
  const all = deeds(entries);
  const round = Math.max(0, ...all.map((deed) => deed.round));
  return all.filter((deed) => deed.round === round);
}
