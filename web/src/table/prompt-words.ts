/** The one line that asks, and the word on its button. */
import { t } from "../i18n";
import { character } from "../lib/cards";
import { isLetter } from "../lib/notation";
import { countedAll, eventName, expertName, expertWords, joined, named } from "../lib/words";
import type { Session } from "./session.svelte";

export interface Asking {
  title: string;
  note: string;
  button: string;
}

const asking = (id: string, args: Record<string, string | number> = {}, button = "confirm"): Asking => ({
  title: t(`prompt-${id}`, args),
  note: t(`prompt-${id}.note`, args),
  button: t(button, args),
});

/** What is asked, for every question but that for a card. */
export function askingOf(session: Session): Asking | null {
  const view = session.view;
  if (!view || !session.question || session.question === "choose") return null;
  const makers: Record<string, () => Asking> = {
    draft: () => askDraft(session),
    events: () => asking("events", {}, "prompt-events.button"),
    "give back": () => askGiveBack(session),
    item: () => askItem(session),
    token: () => askToken(session),
    split: () => asking("split", { count: view.amount ?? 0 }, "prompt-split.button"),
    timing: () => askTiming(session),
    "quality control": () => askQuality(session),
    purchase: () =>
      asking("purchase", { count: view.amount ?? 0 }, session.marked === "decline" ? "prompt-purchase.decline" : "prompt-purchase.button"),
  };
  return makers[session.question]?.() ?? null;
}

function askDraft(session: Session): Asking {
  const view = session.view!;
  const next = ((session.store.seat ?? 0) + 1) % view.seats.length;
  const rest = (session.own?.pack.length ?? 1) - 1;
  const kept = session.own?.drafted.length ?? 0;
  const id = rest ? "draft" : "draft-last";
  const found = asking(id, { count: rest, name: session.names[next] ?? "", kept, pick: kept + 1, of: view.modules.includes("experts") ? 4 : 3 });
  return { ...found, button: session.marked ? t("prompt-draft.button", { name: draftName(session.marked) }) : t("prompt-draft.none") };
}

export const draftName = (card: string): string => (/^C\d+$/.test(card) ? t(`character-${colourOfCharacter(card)}`) : expertName(card));

/** A card of the draft in words. */
export function draftWords(card: string): string {
  if (!/^C\d+$/.test(card)) return `${draftName(card)}: ${expertWords(card)}`;
  const who = character(Number(card.slice(1)));
  const [start, gains] = [countedAll(who.start), countedAll(who.gains)];
  return t("draft-words", { name: draftName(card), start, gains, when: t(`power-${who.action}`) });
}

const colourOfCharacter = (card: string): string => character(Number(card.slice(1))).colour;

function askGiveBack(session: Session): Asking {
  const worth = session.me?.expert === "engineer" ? 2 : 1;
  const count = session.given.length;
  const found = asking("give-back", { worth });
  return { ...found, button: t("prompt-give-back.button", { count }) };
}

function askItem(session: Session): Asking {
  const letter = session.me?.card && isLetter(session.me.card) ? session.me.card : "";
  const button = session.marked ? t("prompt-item.button", { item: session.marked }) : t("confirm");
  return { ...asking("item", { letter }), button };
}

function askToken(session: Session): Asking {
  const view = session.view!;
  const letter = view.moving_token ?? "";
  const count = session.decision?.moves.length ?? 0;
  const shift = session.decision?.moves[0] === ">cw" || session.decision?.moves[0] === ">ccw";
  const built = view.new_building === null ? null : view.buildings[view.new_building];
  const hals = view.hal && built?.owner === 1;
  const id = hals ? "token-hal" : shift ? "token-shift" : "token";
  return asking(id, { letter, count, tile: built ? named(built.tile) : "" }, "prompt-token.button");
}

function askTiming(session: Session): Asking {
  const me = session.me;
  const event = me?.event ?? "";
  const found = asking("timing", { event: eventName(event), card: me?.card ? named(me.card) : "" });
  return { ...found, button: session.marked ? t(`prompt-timing.${session.marked}`) : t("confirm") };
}

function askQuality(session: Session): Asking {
  const view = session.view!;
  return asking("quality", { name: session.names[session.controller] ?? "", count: view.amount ?? 0 }, "prompt-quality.button");
}

/** What lies sealed: "Sealed: Blue 10 + Red 7." */
export function sealedWords(session: Session): string {
  const own = session.own;
  if (!own?.card) return t("committed");
  const parts = [own.card, own.tile, own.lower_tile].flatMap((one) => (one ? [named(one)] : []));
  return t("committed-is", { what: [...parts, ...(own.event ? [eventName(own.event)] : [])].join(" + ") });
}

/** "Waiting for Ada and Tomasz." */
export function waitingWords(session: Session): string {
  const others = (session.store.game?.waiting ?? []).filter((one) => one.seat !== session.store.seat).map((one) => session.names[one.seat] ?? "");
  return others.length ? t("waiting-for", { names: joined(others) }) : t("waiting");
}
