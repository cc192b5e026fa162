/** What is said about a tournament. */
import { language, t } from "../i18n";
import { clockWords } from "../lobby/words";
import type { About, TournamentInfo } from "../lib/types";

/** A moment of time, to the minute. */
export const moment = (seconds: number): string =>
  new Intl.DateTimeFormat(language(), { dateStyle: "medium", timeStyle: "short" }).format(new Date(seconds * 1000));

/** A win is 1; a table of four or five shares out thirds and quarters. */
export const points = (value: number): string => new Intl.NumberFormat(language(), { maximumFractionDigits: 2 }).format(value);

/** How it is played, in a line. */
export function factsOf(one: TournamentInfo): string {
  const format = one.format === "swiss" ? t("cup-swiss-of", { rounds: one.rounds ?? 0 }) : t("cup-groups-of", { best: one.best ?? 0 });
  return [format, t("cup-tables-of", { players: one.size }), t("cup-players-of", { players: one.players, capacity: one.capacity })].join(" · ");
}

/** What is played, and how long one may think, in a line; hands are told unless they have the usual number of cards. */
export function rulesOf(one: TournamentInfo, about: About): string {
  const { introductory, modules, hand_size: hand, closed_screens: closed } = one.options;
  return [
    t(introductory ? "cup-introductory" : "cup-normal"),
    ...modules.map((module) => t(`module-${module}`)),
    ...(hand === about.hand_sizes[one.size - 1]?.[0] ? [] : [t("lobby-large-hand", { cards: hand })]),
    ...(closed ? [t("lobby-closed-screens")] : []),
    ...(one.clock ? [t("cup-clock", { span: clockWords(one.clock.seconds) })] : []),
    ...(one.rated ? [t("cup-rated")] : []),
  ].join(" · ");
}

/** When it begins, goes on or ended. */
export function whenOf(one: TournamentInfo): string {
  if (one.phase === "open") return t("cup-begins", { date: moment(one.begins) });
  if (one.phase === "running") return t("cup-round-until", { round: one.round, date: moment(one.deadline ?? one.begins) });
  return t(one.phase === "finished" ? "cup-ended" : "cup-called-off", { date: moment(one.finished ?? one.begins) });
}
