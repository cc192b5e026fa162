/** The beginner's switch: choices are explained and bad ones warned of, until somebody has played three games. */
import { t } from "../i18n";
import { notice } from "./announce.svelte";
import { prefs, setPref } from "./prefs.svelte";

/** This many finished games make somebody a player. */
export const ENOUGH_GAMES = 3;
/** Points from which on a move is warned of: `python -m benchmarks.warnings` says how often that is right. */
export const BLUNDER = 5;
const LONG = 12_000;

/** Has somebody played too little on this device to know the game? */
export const isBeginner = (): boolean => prefs.games.length < ENOUGH_GAMES;

/** Are choices explained? */
export const isTaught = (): boolean => (prefs.teach === "auto" ? isBeginner() : prefs.teach === "on");

/** Turn it on or off; what a beginner turns on switches itself off as before. */
export function teach(on: boolean): void {
  setPref("teach", on ? (isBeginner() ? "auto" : "on") : "off");
}

/** A game has come to its end: with the last of the first few the explanations stop, and say so. */
export function countGame(table: string): void {
  if (!isBeginner() || prefs.games.includes(table)) return;
  const taught = isTaught();
  setPref("games", [...prefs.games, table]);
  if (taught && !isTaught()) notice(t("teach-over"), "info", LONG);
}
