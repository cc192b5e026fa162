/** Which screen a route shows; each is fetched when it is first wanted, and so are its words. */
import type { Component } from "svelte";
import type { Part } from "./i18n/texts";

export type Screen = Component<{ params: string[] }>;
interface Source {
  words: readonly Part[];
  load: () => Promise<{ default: Screen }>;
}

const SCREENS: Record<string, Source> = {
  home: { words: ["first"], load: () => import("./home/Home.svelte") },
  hal: { words: ["first", "learn"], load: () => import("./home/Hal.svelte") },
  new: { words: ["first"], load: () => import("./lobby/NewTable.svelte") },
  join: { words: ["first"], load: () => import("./lobby/Join.svelte") },
  seat: { words: ["first"], load: () => import("./lobby/Seat.svelte") },
  table: { words: ["table"], load: () => import("./table/Table.svelte") },
  replay: { words: ["first", "table", "end"], load: () => import("./replay/Replay.svelte") },
  ladder: { words: ["first", "club"], load: () => import("./club/Ladder.svelte") },
  player: { words: ["first", "club"], load: () => import("./club/Player.svelte") },
  carry: { words: ["first", "club"], load: () => import("./club/Carry.svelte") },
  tournaments: { words: ["first", "club"], load: () => import("./club/Tournaments.svelte") },
  tournament: { words: ["first", "club"], load: () => import("./club/Tournament.svelte") },
  announce: { words: ["first", "club"], load: () => import("./club/Announce.svelte") },
  learn: { words: ["first", "table", "learn"], load: () => import("./learn/Learn.svelte") },
  rules: { words: ["first", "table", "learn", "glossary"], load: () => import("./learn/Rules.svelte") },
  cards: { words: ["first", "table", "learn"], load: () => import("./learn/Cards.svelte") },
};

/** Is there a screen of this name? */
export const isScreen = (name: string): boolean => Object.hasOwn(SCREENS, name);

/** The screen of a route; home for one that is not known. */
export const screenOf = (name: string): Source => (isScreen(name) ? SCREENS[name]! : SCREENS.home!);
