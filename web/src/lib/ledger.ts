/** Words about what a choice would cost and bring; its lines come from the server. */
import { t } from "../i18n";
import { nothing, powerOf, type Gains } from "./cards";
import { face, ITEM_OF, ITEMS } from "./notation";
import type { LedgerLine, Preview } from "./types";
import { named, powerWords } from "./words";

/** What the lines of a kind come to for the player who chooses. */
export function total(preview: Preview, kind: "cost" | "gain"): Gains {
  const sums = nothing();
  for (const line of preview.lines) {
    if (line.kind !== kind || line.seat !== null) continue;
    line.amounts.forEach((amount, at) => (sums[ITEMS[at]!] += kind === "gain" ? amount : Math.max(0, -amount)));
  }
  return sums;
}

/** What a line says besides: a card that is kept, what it gives. */
export function noteOf(line: LedgerLine, preview: Preview): string {
  const power = line.kind === "card" && preview.keeps ? powerOf(preview.keeps) : null;
  return power ? powerWords(power) : line.note;
}

/** The title of a preview: "Red 7 on Blue 10, now 3 floors". */
export function subtitle(preview: Preview): string {
  if (preview.action === "construct" && preview.tile) {
    return t("preview-construct", { tile: named(preview.tile), card: named(preview.card), count: preview.height });
  }
  if (preview.action === "urbanize" && preview.tile) {
    return t("preview-urbanize", { tile: named(preview.tile), letter: preview.card });
  }
  const what = face(preview.card);
  if (what.kind !== "building") return t("preview-letter", { letter: preview.card });
  return t("preview-exploit", { card: named(preview.card), count: preview.height, item: ITEM_OF[what.colour] });
}

/** Why the tile would come back, in words. */
export function whyNot(preview: Preview): string {
  const needs = preview.needs;
  if (!needs || preview.buys) return "";
  const [poor, behind] = [needs.has_resources < needs.resources, needs.has_points < needs.points];
  return t("why-alone", { ...needs, lacks: poor && behind ? "both" : poor ? "resources" : "points" });
}
