/** What a choice would cost and bring, line by line in the order of the rules. */
import type { IconName } from "../art/icons";
import { t } from "../i18n";
import { powerOf } from "./cards";
import { face, ITEM_OF, ITEMS } from "./notation";
import type { Item, Preview } from "./types";
import { asGains, named, powerWords } from "./words";

export interface Amount {
  amount: number;
  item: Item;
}
export interface Line {
  key: string;
  icon: IconName;
  /** Whose line it is, if not the chooser's. */
  seat: number | null;
  words: string;
  note: string;
  amounts: Amount[];
}

type Names = readonly string[];

const line = (key: string, icon: IconName, words: string, amounts: Amount[], note = ""): Line => ({
  key,
  icon,
  seat: null,
  words,
  note,
  amounts: amounts.filter(({ amount }) => amount !== 0),
});

/** The lines of a preview. */
export function ledger(preview: Preview, names: Names, own: number | null): Line[] {
  return [...returned(preview, names, own), ...costs(preview), ...gains(preview), ...keeps(preview)];
}

function returned(preview: Preview, names: Names, own: number | null): Line[] {
  const back = preview.returned;
  if (!back) return [];
  const name = names[back.seat] ?? "";
  const note = back.points ? t("ledger-back-points", { count: back.points / back.resources }) : "";
  const words = t(back.seat === own ? "ledger-back-you" : "ledger-back", { name, count: back.resources });
  const amounts: Amount[] = [
    { amount: back.resources, item: "resource" },
    { amount: back.points, item: "point" },
  ];
  const told = line("back", "undo", words, amounts, note);
  return [back.seat === own ? told : { ...told, seat: back.seat }];
}

function costs(preview: Preview): Line[] {
  const lines: Line[] = [];
  const { pays, waived, placed, buys } = preview;
  if (buys)
    lines.push(
      line(
        "buys",
        "swap",
        t("ledger-buys", { count: buys }),
        [
          { amount: -buys, item: "point" },
          { amount: buys, item: "resource" },
        ],
        t("ledger-buys-note"),
      ),
    );
  if (placed) {
    const words = preview.action === "urbanize" ? t("ledger-place-one") : t("ledger-place", { count: placed });
    lines.push(line("placed", "floors", words, [{ amount: -placed, item: "resource" }]));
  }
  if (waived.points) lines.push(line("lower", "construct", t("ledger-lower"), [], t("ledger-waived-artist")));
  else if (pays.points) lines.push(line("lower", "construct", t("ledger-lower"), [{ amount: -pays.points, item: "point" }], t("ledger-lower-note")));
  if (waived.resources) lines.push(line("colour", "swap", t("ledger-colour"), [], t("ledger-waived-mayor")));
  else if (pays.resources)
    lines.push(line("colour", "swap", t("ledger-colour"), [{ amount: -pays.resources, item: "resource" }], t("ledger-colour-note")));
  return lines;
}

function gains(preview: Preview): Line[] {
  const lines: Line[] = [];
  const wanted = { resource: 0, tile: 0, point: 0 };
  for (const use of preview.uses) {
    const item = use.item as Item;
    wanted[item] += use.amount;
    const words = t(preview.action === "exploit" ? "ledger-use" : "ledger-neighbour", { tile: named(use.tile) });
    lines.push(line(`use-${use.tile}`, item, words, [{ amount: use.amount, item }]));
  }
  const got = asGains(preview.gains);
  if (preview.uses.length && got.resource < wanted.resource) {
    const missing: Amount = { amount: got.resource - wanted.resource, item: "resource" };
    lines.push(line("short", "resource", t("ledger-short", { wanted: wanted.resource, count: got.resource }), [missing]));
  }
  if (preview.choice) {
    lines.push(line("choice", "swap", t("ledger-choice"), []));
  }
  if (preview.parks) lines.push(line("parks", "tree", t("ledger-parks"), [{ amount: preview.parks, item: "point" }]));
  const bonuses = asGains(preview.bonuses);
  if (ITEMS.some((item) => bonuses[item])) {
    const amounts = ITEMS.map((item) => ({ amount: bonuses[item], item }));
    lines.push(line("bonuses", preview.action, t(`ledger-bonus-${preview.action}`), amounts));
  }
  if (preview.inspected) lines.push(line("inspected", "district", t("ledger-inspected"), [{ amount: preview.inspected, item: "point" }]));
  return lines;
}

function keeps(preview: Preview): Line[] {
  if (!preview.keeps) return [];
  const power = powerOf(preview.keeps);
  const note = power ? powerNote(power) : "";
  return [line("keeps", "keep", t("ledger-keep", { card: named(preview.keeps) }), [], note)];
}

function powerNote(power: NonNullable<ReturnType<typeof powerOf>>): string {
  const words = powerWords(power);
  if (power.kind === "final") return t("ledger-final", { count: power.points, words });
  const what = ITEMS.filter((item) => power.gains[item])
    .map((item) => t(`count-${item}`, { count: power.gains[item] }))
    .join(", ");
  return t("ledger-each", { what, words });
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
  const words: string[] = [];
  if (needs.has_resources < needs.resources) {
    words.push(t("why-resources", { count: needs.resources, has: needs.has_resources }));
  }
  if (needs.has_points < needs.points) words.push(t("why-points", { count: needs.points, has: needs.has_points }));
  return t("why-alone", { reasons: words.join("; ") });
}
