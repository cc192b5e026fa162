/** The one line that asks, and the word on its button. */
import { t } from "../i18n";
import { character } from "../lib/cards";
import { draftName, partOf, said, worded } from "../lib/said";
import { countedAll, eventName, expertWords, joined, labelled, named, powerWords } from "../lib/words";
import type { Session } from "./session.svelte";

export interface Asking {
  title: string;
  note: string;
  button: string;
}

/** What is asked, for every question but that for a card. */
export function askingOf(session: Session): Asking | null {
  const { prompt, names } = session;
  if (!prompt || !session.question || session.choosing) return null;
  return { title: said(prompt.title, names), note: partOf(prompt.title, "note", names), button: buttonOf(session) };
}

function buttonOf(session: Session): string {
  const { marked, names, given } = session;
  const { title, ends, button = "confirm", idle = button } = session.prompt!;
  const values = { ...worded(title.values, names), ...(ends ? { count: given.length } : {}) };
  if (marked === null) return t(idle, values);
  return t(session.option(marked)?.button ?? button, { ...values, item: marked, name: draftName(marked) });
}

/** A card of the draft in words. */
export function draftWords(card: string): string {
  if (!/^C\d+$/.test(card)) return labelled(draftName(card), expertWords(card));
  const who = character(Number(card.slice(1)));
  const effect = powerWords({ kind: "bonus", ...who });
  return t("draft-words", { name: draftName(card), start: countedAll(who.start), effect });
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

/** What those who watch are told: that they do, how far behind, or who thinks. */
export function watchingWords(session: Session): string {
  const { view, late } = session;
  if (view!.over) return t("watching");
  return `${t("watching")} ${late ? t("watching-late", { count: late, round: view!.round }) : waitingWords(session)}`;
}
