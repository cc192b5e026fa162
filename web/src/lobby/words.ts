/** Words for what a lobby offers. */
import { t } from "../i18n";

const KNOWN_BOTS = ["random", "greedy", "planner", "montecarlo"];
export const CLOCKS = [30, 60, 120, 300, 900, 3600, 86_400, 259_200];

/** What a bot is, as in `bot · thinks ahead`; those that others bring have only their name. */
export function botWords(bot: string): string {
  const manner = KNOWN_BOTS.includes(bot) ? t(`lobby-bot-${bot}`) : bot;
  return `${t("lobby-bot")} · ${manner}`;
}

/** A span of time in its largest whole unit. */
export function clockWords(seconds: number): string {
  if (seconds % 86_400 === 0) return t("lobby-clock-days", { days: seconds / 86_400 });
  if (seconds % 3600 === 0) return t("lobby-clock-hours", { hours: seconds / 3600 });
  if (seconds % 60 === 0) return t("lobby-clock-minutes", { minutes: seconds / 60 });
  return t("lobby-clock-seconds", { seconds });
}
