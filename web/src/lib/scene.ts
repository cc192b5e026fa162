/** The table as it looks between two steps of a deed, so that what others did can be shown step by step. */
import { changes, type Step } from "./story";
import type { BuildingView, Deed, SeatView, TokenView, View } from "./types";

export interface Scene {
  buildings: readonly BuildingView[];
  tokens: readonly TokenView[];
  seats: readonly SeatView[];
}

export const sceneOf = (view: View): Scene => ({ buildings: view.buildings, tokens: view.tokens, seats: view.seats });

/** The place of the building that a tile belongs to, -1 if it is in none. */
export const placeOf = (buildings: readonly BuildingView[], tile: string): number =>
  buildings.findIndex((one) => one.tile === tile || one.covered.includes(tile));

/** The places of the buildings that a deed is about. */
export function placesIn(buildings: readonly BuildingView[], deed: Deed): number[] {
  if (deed.deed === "urbanized") return [deed.building];
  const tiles = "uses" in deed ? deed.uses.map(({ tile }) => tile) : [];
  if (deed.deed === "exploited") tiles.push(deed.card);
  if (deed.deed === "constructed" || deed.deed === "expropriated") tiles.push(deed.tile);
  return tiles.map((tile) => placeOf(buildings, tile)).filter((at) => at >= 0);
}

const replaced = <T>(list: readonly T[], at: number, one: Partial<T>): T[] => list.map((old, place) => (place === at ? { ...old, ...one } : old));

/** What lies under the tile of a deed, unseen. */
const hidden = (laid: { tiles: number }): null[] => Array<null>(laid.tiles - 1).fill(null);

/** The scene after a step of a deed; deeds that change nothing visible leave it as it is. */
export function after(scene: Scene, deed: Deed, step: Step): Scene {
  let seats = scene.seats;
  for (const { seat, item, amount } of changes(deed)[step]) {
    const held = seats[seat]?.[`${item}s`] ?? null;
    if (held !== null) seats = replaced(seats, seat, { [`${item}s`]: Math.max(0, held + amount) });
  }
  const seen = changed(seats === scene.seats ? scene : { ...scene, seats }, deed, step);
  if (step !== "gain" || !("kept" in deed) || !deed.kept) return seen;
  return { ...seen, seats: replaced(seen.seats, deed.seat, { kept: [...seen.seats[deed.seat]!.kept, deed.kept] }) };
}

function changed(scene: Scene, deed: Deed, step: Step): Scene {
  const { buildings, tokens } = scene;
  if (deed.deed === "urbanized" && step === "build") {
    const token = tokens.find((one) => one.letter === deed.letter);
    if (!token) return scene;
    const { tile, seat: owner, laid } = deed;
    const floors = { height: laid.tiles, covered: hidden(laid), site: laid.site };
    const building = { tile, east: token.east, south: token.south, owner, ...floors };
    return { ...scene, buildings: [...buildings, building], tokens: tokens.filter((one) => one !== token) };
  }
  if (deed.deed === "constructed" && step === "build") {
    const at = placeOf(buildings, deed.card);
    const { tile, height, seat: owner, laid } = deed;
    const covered = [...(buildings[at]?.covered ?? []), deed.card, ...hidden(laid)];
    return { ...scene, buildings: replaced(buildings, at, { tile, height, owner, site: laid.site, covered }) };
  }
  if (deed.deed === "expropriated" && step === "back") {
    return { ...scene, buildings: replaced(buildings, placeOf(buildings, deed.tile), { owner: deed.seat }) };
  }
  if (deed.deed === "token_moved" && step === "gain") {
    const moved = [...deed.shifted, { letter: deed.letter, east: deed.east, south: deed.south }];
    const left = tokens.filter((one) => !moved.some(({ letter }) => letter === one.letter));
    return { ...scene, tokens: [...left, ...moved].sort((a, b) => a.letter.localeCompare(b.letter)) };
  }
  if (deed.deed === "deck_renewed" && step === "gain") {
    return { ...scene, buildings: buildings.map((one) => (one.site ? { ...one, site: false } : one)) };
  }
  return scene;
}
