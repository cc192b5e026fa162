/** Where the words of each language are, in parts that are fetched when a screen wants them. */
import loaders from "virtual:texts";

export const languages = ["en", "de", "fr"] as const;
export type Language = (typeof languages)[number];
/** `first`: the first page and tables to be; `glossary`: what its words mean; `learn`: tutorial, rules and introductions; `table`: all that is played; `end`: what comes after; `club`: players, the ladder and tournaments. */
export const parts = ["first", "glossary", "learn", "table", "end", "club"] as const;
export type Part = (typeof parts)[number];

export const textOf = async (language: Language, part: Part): Promise<string> => (await loaders[language][part]()).default;

/** The language that is chosen ("": none), else the first that the browser names and we speak. */
export function wanted(choice: string): Language {
  const wishes = [choice, ...navigator.languages].map((tag) => tag.slice(0, 2).toLowerCase());
  return languages.find((one) => one === wishes.find((tag) => languages.includes(tag as Language))) ?? "en";
}
