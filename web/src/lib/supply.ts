/** How many tiles a supply began with, as far as everybody at the table can tell. */
import { face } from "./notation";
import type { LogEntry, View } from "./types";

const OWN_TILES = ["new_buildings", "prestige_buildings", "green_spaces"];

/** The first supply (S2): the tiles 4 to 20, without those that fewer players and modules leave out. */
export function firstSupply({ seats, modules }: Pick<View, "seats" | "modules">): number {
  return 51 - (seats.length < 4 ? 6 : 0) - 3 * modules.filter((name) => OWN_TILES.includes(name)).length;
}

/** The second supply (E1): the ordinary tiles that all have given back in sight; other kinds lie apart. */
export function secondSupply(log: readonly LogEntry[]): number {
  const given = log.flatMap((entry) => entry.events).flatMap((one) => (one.event === "gave_back" && one.tile ? [face(one.tile)] : []));
  return given.filter((tile) => tile.kind === "building" && tile.value === 1).length;
}
