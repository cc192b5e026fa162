/** What the neighbours of a plot would give to whoever builds there (R4, M3). */
import { neighbours, key } from "../board/geometry";
import type { Gains } from "./cards";
import { nothing } from "./cards";
import { face, ITEM_OF } from "./notation";
import type { BuildingView, Place } from "./types";

const PARK_POINTS = 2;

export function around(place: Place, buildings: readonly BuildingView[]): Gains {
  const at = new Map(buildings.map((building) => [key(building), building]));
  const gains = nothing();
  const parks: BuildingView[] = [];
  for (const next of neighbours(place)) {
    const building = at.get(key(next));
    if (!building) continue;
    const what = face(building.tile);
    if (what.kind === "green") parks.push(building);
    else if (what.kind === "building" && what.value < 3) gains[ITEM_OF[what.colour]] += building.height;
  }
  gains.point += PARK_POINTS * greensIn(parks, at);
  return gains;
}

/** Green spaces of all parks that some green spaces belong to, each once. */
function greensIn(starts: BuildingView[], at: Map<string, BuildingView>): number {
  const seen = new Set(starts.map(key));
  const open = [...starts];
  for (let one = open.pop(); one; one = open.pop()) {
    for (const next of neighbours(one)) {
      const building = at.get(key(next));
      if (building && face(building.tile).kind === "green" && !seen.has(key(next))) {
        seen.add(key(next));
        open.push(building);
      }
    }
  }
  return seen.size;
}
