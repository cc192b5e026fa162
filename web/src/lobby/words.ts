/** Words for what a lobby offers. */
import { t } from "../i18n";

export const CLOCKS = [30, 60, 120, 300, 900, 3600, 86_400, 259_200];

/** A span of time in its largest whole unit. */
export function clockWords(seconds: number): string {
  if (seconds % 86_400 === 0) return t("lobby-clock-days", { days: seconds / 86_400 });
  if (seconds % 3600 === 0) return t("lobby-clock-hours", { hours: seconds / 3600 });
  if (seconds % 60 === 0) return t("lobby-clock-minutes", { minutes: seconds / 60 });
  return t("lobby-clock-seconds", { seconds });
}
