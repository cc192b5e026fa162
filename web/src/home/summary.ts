/** A table in a list, in a few words. */
import { t } from "../i18n";
import type { TableSummary } from "../lib/types";

/** What kind of game it is, and how far it has come. */
export function describe(table: TableSummary): string {
  const kind = kindOf(table);
  return table.phase === "playing" ? `${t("home-round", { round: table.round })} · ${kind}` : kind;
}

function kindOf(table: TableSummary): string {
  if (table.hal) return t("home-kind-hal");
  if (table.introductory) return t("home-kind-introductory");
  if (table.everything) return t("home-kind-all");
  const modules = table.modules.map((module) => t(`module-${module}`));
  return [t("home-kind-normal"), ...modules].join(" · ");
}

/** Who is waited for, or how it ended; `yours`: this session has something to do. */
export function standing(table: TableSummary): { words: string; yours: boolean } {
  const plain = (words: string) => ({ words, yours: false });
  if (table.phase === "closed") return plain(t("home-closed"));
  if (table.phase === "finished") return plain(ended(table));
  if (table.phase === "lobby") {
    const taken = table.players - table.free;
    return plain(table.yours.length ? t("home-free", { free: table.free }) : t("home-seats", { taken, players: table.players }));
  }
  if (table.yours.some((seat) => table.waiting.includes(seat))) return { words: t("home-your-choice"), yours: true };
  const [first, ...more] = table.waiting;
  if (first === undefined) return plain("");
  if (more.length) return plain(t("home-are-choosing", { count: table.waiting.length }));
  return plain(t("home-is-choosing", { name: table.names[first] ?? "" }));
}

function ended(table: TableSummary): string {
  const winners = table.result?.winners ?? [];
  if (winners.some((seat) => table.yours.includes(seat))) return t("home-you-won");
  const names = winners.map((seat) => table.names[seat] ?? "").join(", ");
  return names ? t("home-won", { names }) : t("home-closed");
}
