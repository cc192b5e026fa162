/** The clause of the rules that is at hand: the rules page opens there. */
import type { Session } from "./session.svelte";

type AtHand = Pick<Session, "view" | "prompt" | "asksNewHand" | "newHand" | "steps" | "thing" | "preview">;

export function clauseAtHand(session: AtHand): string {
  if (session.view?.over) return "E3";
  const added = session.steps.find((step) => step.default && session.thing(step.part) !== undefined);
  const newHand = session.asksNewHand ? session.newHand?.clause : undefined;
  return newHand ?? added?.clause ?? session.preview?.clause ?? session.prompt?.clause ?? "R1";
}
