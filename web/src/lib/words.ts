/** Names and sentences that several screens need, in the reader's language. */
import { t } from "../i18n";
import { EXPERTS, type Power } from "./cards";
import { face, ITEM_OF, ITEMS } from "./notation";
import type { BuildingView, Item } from "./types";

/** "Red 7", "Green space", "plot A". */
export function named(text: string): string {
  const shown = face(text);
  if (shown.kind === "building") return t(`name-${shown.colour}`, { number: shown.number });
  return shown.kind === "green" ? t("name-green") : t("name-letter", { letter: shown.letter });
}

const COUNTED: Record<Item, string> = { resource: "resources", tile: "tiles", point: "points" };

/** "2 resources". */
export const counted = (item: Item, count: number): string => t(COUNTED[item], { [COUNTED[item]]: count });

/** The word for an icon beside a number. */
export const iconWord = (item: Item, count: number): string => t(`icon-${item}`, { count });

/** "1 resource and 2 points"; empty for nothing. */
export function countedAll(gains: Record<Item, number>): string {
  return joined(ITEMS.filter((item) => gains[item]).map((item) => counted(item, gains[item])));
}

export function joined(words: string[]): string {
  if (words.length < 2) return words[0] ?? "";
  return t("words-and", { first: words.slice(0, -1).join(", "), last: words.at(-1)! });
}

/** Resources, tiles and points as the server counts them. */
export const asGains = ([resource = 0, tile = 0, point = 0]: readonly number[]): Record<Item, number> => ({ resource, tile, point });

const key = (name: string): string => name.replaceAll(" ", "-");

/** A label beside the items that a card brings: "each time you construct", "per resource of yours on red buildings". */
export function powerLabel(power: Power): string {
  if (power.kind === "bonus") return t(`power-${power.action}`);
  return power.of ? t(`final-${key(power.per)}-${power.of}`) : t(`final-${key(power.per)}`);
}

/** All that a card brings once it is kept: "each time you urbanize: 1 resource". */
export function powerWords(power: Power): string {
  if (power.kind === "bonus") return t("bonus", { action: power.action, items: countedAll(power.gains) });
  return t(`endgame-${key(power.per)}`, { points: power.points, colour: power.of ?? "", action: power.of ?? "" });
}

/** A thing and what it does. */
export const labelled = (label: string, text: string): string => t("labelled", { label, text });

const capital = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);

/** A bot by its level: "Sapling", "medium", and how it plays; one without a level goes by its own name. */
export const levelName = (level: string): string => t("level-name", { level });
export const levelDegree = (level: string): string => t("level-degree", { level });
export const levelManner = (level: string): string => t("level-manner", { level });
/** "Sapling · medium". */
export const levelTitle = (level: string): string => `${levelName(level)} · ${levelDegree(level)}`;

export const eventName = (event: string): string => capital(t("event-title", { event: key(event) }));
export const eventWords = (event: string): string => t(`event-does-${key(event)}`);
export const expertName = (expert: string): string => capital(t("expert-title", { expert: key(expert) }));
/** What a module adds to the score: the expert by her name, else what its catalogue calls it. */
export const extraName = (name: string): string => (name in EXPERTS ? expertName(name) : t(`scoring-of-${key(name)}`));
export const expertWords = (expert: string): string => t(`expert-does-${key(expert)}`);

/** A building in full, as screen readers say it. */
export function described(building: BuildingView, names: readonly string[]): string {
  const shown = face(building.tile);
  const words = [named(building.tile)];
  if (shown.kind === "building") words.push(t("count-floor", { count: building.height }));
  if (building.owner === null) words.push(t("building-nobodys"));
  else {
    const name = names[building.owner] ?? "";
    words.push(t("building-owner", { name, count: building.height }));
  }
  if (building.site) words.push(t("building-site"));
  if (shown.kind === "building") {
    words.push(shown.closed ? t("building-closed") : gives(building));
  }
  return words.join(", ");
}

/** "gives 2 points". */
export function gives(building: BuildingView): string {
  const shown = face(building.tile);
  if (shown.kind !== "building") return "";
  return t("building-gives", { what: counted(ITEM_OF[shown.colour], building.height) });
}
