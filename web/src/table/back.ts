/** The ways back that somebody has now, each with words that say what it will do. */
import { attempt } from "../lib/announce.svelte";
import { t } from "../i18n";
import type { Session } from "./session.svelte";

export interface Way {
  words: string;
  go: () => Promise<unknown>;
}

/** Where a way leads, as the messages have it: the round in which the game is set up has no number. */
export const goalOf = (to: string, round: number): string => (to === "round" && round === 0 ? "setup" : to);

/** All of them, the shortest first. */
export function waysBack(session: Session): Way[] {
  const { store } = session;
  if (store.seat === null || !store.game) return [];
  const { can_undo, can_ask } = store.game;
  const own: Way[] = [];
  if (session.committed) own.push({ words: t("back-choice"), go: session.takeBack });
  else if (can_undo) own.push({ words: t("back-step"), go: () => session.undo() });
  const round = session.view?.round ?? 0;
  return [
    ...own,
    ...(can_ask as ("choice" | "round")[]).map((to) => ({
      words: t(othersAreAsked(session) ? "back-ask" : "back-to", { to: goalOf(to, round), round }),
      go: () => attempt(() => store.askBack(to)),
    })),
  ];
}

/** Does anybody else have to agree? Bots always do. */
function othersAreAsked(session: Session): boolean {
  const mine = session.store.you?.seats ?? [];
  return session.seats.some((seat, at) => seat.kind === "human" && seat.stand_in === null && !mine.includes(at));
}
