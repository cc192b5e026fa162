/** Names of districts and where their tags hang. */
import type { BuildingView, DistrictInfo, Place, TokenView } from "../lib/types";
import { face } from "../lib/notation";
import { key, stackHeight } from "./geometry";

/** R1, R2, B1 ...: the richest district of a colour is its first. */
export function districtNames(districts: readonly DistrictInfo[]): string[] {
  const order = districts.map((_, at) => at).sort((a, b) => weight(districts[b]!) - weight(districts[a]!));
  const names: string[] = [];
  const count: Record<string, number> = {};
  for (const at of order) {
    const letter = districts[at]!.colour[0]!.toUpperCase();
    count[letter] = (count[letter] ?? 0) + 1;
    names[at] = `${letter}${count[letter]}`;
  }
  return names;
}

const weight = (district: DistrictInfo): number => district.resources * 100 + district.buildings.length;

/** A building of each district whose lower edge takes the tag without hiding a number. */
export function tagPlaces(districts: readonly DistrictInfo[], buildings: readonly BuildingView[], tokens: readonly TokenView[]): Place[] {
  const at = new Map(buildings.map((building) => [key(building), building]));
  const taken = new Set(tokens.map(key));
  const used: Place[] = [];
  for (const district of districts) {
    const places = district.buildings.map((number) => buildings[number]!).filter(Boolean);
    const ours = new Set(places.map(key));
    const cost = ({ east, south }: Place): number => {
      const below = at.get(key({ east, south: south + 1 }));
      const aside = at.get(key({ east: east + 1, south: south + 1 }));
      const right = at.get(key({ east: east + 1, south }));
      const crowded = used.some((one) => one.south === south && Math.abs(one.east - east) < 2);
      return (
        (below ? stackHeight(below) / 40 : 0) +
        (aside ? stackHeight(aside) / 90 : 0) +
        (below && ours.has(key(below)) ? 2 : 0) +
        (right && face(right.tile).kind === "green" ? 1.6 : 0) +
        (taken.has(key({ east: east + 1, south })) ? 1.2 : 0) +
        (crowded ? 20 : 0)
      );
    };
    const best = places.reduce((one, other) => (cost(other) < cost(one) ? other : one), places[0]!);
    used.push({ east: best.east, south: best.south });
  }
  return used;
}
