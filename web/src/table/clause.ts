/** The clause of the rules that is at hand: the rules page opens there. */
import type { Session } from "./session.svelte";

const OF_QUESTIONS: Record<string, string> = {
  events: "M4.1",
  "give back": "E1",
  item: "R3",
  split: "M0",
  timing: "M4.3",
  "quality control": "M4.8",
  purchase: "M6.7",
};
const OF_ACTIONS: Record<string, string> = { exploit: "R3", urbanize: "R4", construct: "R5" };

type AtHand = Pick<Session, "view" | "question" | "committed" | "decision" | "asksNewHand" | "preview" | "picked">;

export function clauseAtHand(session: AtHand): string {
  const { view, question } = session;
  if (view?.over) return "E3";
  if (question === "draft") return view?.modules.includes("experts") ? "M6.1" : "S5";
  if (question === "token") return clauseOfToken(session);
  if (question === "choose") return clauseOfChoice(session);
  if (question) return OF_QUESTIONS[question] ?? "R1";
  return session.committed ? "C3" : "R1";
}

function clauseOfToken({ view, decision }: AtHand): string {
  const built = view?.new_building === null ? null : view?.buildings[view.new_building];
  if (view?.hal && built?.owner === 1) return "H3";
  const move = decision?.moves[0] ?? "";
  if (move === ">cw" || move === ">ccw") return "T4";
  return /^>[NESW]$/.test(move) ? "T2" : "T3";
}

function clauseOfChoice({ view, asksNewHand, preview, picked }: AtHand): string {
  if (asksNewHand) return "C2";
  if (picked.lower !== null) return "M6.11";
  if (picked.event !== null) return "M4.2";
  if (preview?.needs) return "R2";
  if (preview) return OF_ACTIONS[preview.action] ?? "R1";
  return view?.hal ? "H2" : "C1";
}
