/** Messages of prompts in words. */
import { has, t } from "../i18n";
import { character } from "./cards";
import type { PromptMessage } from "./types";
import { eventName, expertName, named } from "./words";

type Values = Record<string, string | number>;

/** A card of the draft by its name; other things as they are written. */
export function draftName(card: string): string {
  return /^C\d+$/.test(card) ? t(`character-${character(Number(card.slice(1))).colour}`) : expertName(card);
}

const IN_WORDS: Record<string, (text: string) => string> = { card: named, tile: named, event: eventName };

/** The values of a message as it wants them: cards, tiles and events in words, a seat as a name. */
export function worded(values: Values = {}, names: readonly string[] = []): Values {
  const words = Object.entries(values).map(([name, value]) => [name, typeof value === "string" && IN_WORDS[name] ? IN_WORDS[name](value) : value]);
  const { seat } = values;
  return { ...Object.fromEntries(words), ...(typeof seat === "number" ? { name: names[seat] ?? "" } : {}) } as Values;
}

/** A message in words. */
export const said = ({ id, values }: PromptMessage, names: readonly string[] = []): string => t(id, worded(values, names));

/** A part of a message (`note`), if it has it. */
export const partOf = ({ id, values }: PromptMessage, part: string, names: readonly string[] = []): string =>
  has(`${id}.${part}`) ? t(`${id}.${part}`, worded(values, names)) : "";
