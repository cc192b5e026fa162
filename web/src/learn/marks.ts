/** The chapters of the rules that have a name instead of a letter, with their icons. */
import type { IconName } from "../art/icons";

export const MARKS: Record<string, IconName> = { aim: "final", words: "book" };
