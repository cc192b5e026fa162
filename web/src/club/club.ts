/** Who one is among the players of a server, and how their figures are written. */
import { language } from "../i18n";
import * as api from "../lib/api";
import { prefs, setPref } from "../lib/prefs.svelte";
import { href } from "../lib/router.svelte";
import type { PlayerInfo } from "../lib/types";

/** The player that one is; a browser that still has the key shows it again if its session is a new one. */
export async function whoAmI(): Promise<PlayerInfo | null> {
  const { player } = await api.me();
  if (player || !prefs.playerKey) return player;
  try {
    return (await api.showKey(prefs.playerKey)).player;
  } catch (error) {
    if (error instanceof api.ApiError && error.code === "wrong_secret") setPref("playerKey", "");
    return null;
  }
}

/** The link by which one is the same player on another device: the key is behind the `#`, which no server sees. */
export const carryLink = (key: string): string => `${location.origin}${location.pathname}${href("carry", key)}`;

export const decimal = (value: number): string =>
  new Intl.NumberFormat(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
export const signed = (value: number): string =>
  new Intl.NumberFormat(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: "exceptZero" }).format(value);
export const day = (seconds: number): string => new Intl.DateTimeFormat(language(), { dateStyle: "medium" }).format(new Date(seconds * 1000));
