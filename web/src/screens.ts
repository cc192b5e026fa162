/** Which screen a route shows; each is fetched when it is first wanted. */
import type { Component } from "svelte";

export type Screen = Component<{ params: string[] }>;
type Loader = () => Promise<{ default: Screen }>;

export const SCREENS: Record<string, Loader> = {
  home: () => import("./home/Home.svelte"),
  hal: () => import("./home/Hal.svelte"),
  new: () => import("./lobby/NewTable.svelte"),
  join: () => import("./lobby/Join.svelte"),
  seat: () => import("./lobby/Seat.svelte"),
  table: () => import("./table/Table.svelte"),
  replay: () => import("./replay/Replay.svelte"),
  learn: () => import("./learn/Learn.svelte"),
  rules: () => import("./learn/Rules.svelte"),
  cards: () => import("./learn/Cards.svelte"),
};
