/** The table as it looks between two events, so that what others did can be shown step by step. */
import { face } from "./notation";
import type { BuildingView, GameEvent, Item, LogEntry, SeatView, TokenView, View } from "./types";

export interface Scene {
  buildings: readonly BuildingView[];
  tokens: readonly TokenView[];
  seats: readonly SeatView[];
}

export const sceneOf = (view: View): Scene => ({ buildings: view.buildings, tokens: view.tokens, seats: view.seats });

const replaced = <T>(list: readonly T[], at: number, one: T): T[] => list.map((old, place) => (place === at ? one : old));

const hasSite = (tile: string): boolean => {
  const what = face(tile);
  return what.kind === "building" && what.value < 3;
};

/** The scene after an event; events that change nothing visible leave it as it is. */
export function after(scene: Scene, event: GameEvent): Scene {
  switch (event.event) {
    case "urbanized":
      return urbanized(scene, event.seat, event.letter, event.tile);
    case "constructed":
      return constructed(scene, event.seat, event.tile, event.height, event.building);
    case "hidden_floor":
      return grown(scene, event.seat);
    case "token_moved":
    case "token_shifted": {
      const token = { letter: event.letter, east: event.east, south: event.south };
      const tokens = [...scene.tokens.filter((one) => one.letter !== event.letter), token];
      return { ...scene, tokens: tokens.sort((a, b) => a.letter.localeCompare(b.letter)) };
    }
    case "expropriated":
      return expropriated(scene, event.seat, event.owner, event.resources, event.building);
    case "deck_renewed":
      return { ...scene, buildings: scene.buildings.map((one) => (one.site ? { ...one, site: false } : one)) };
    case "took_back":
      return counted(counted(scene, event.seat, "resource", event.resources), event.seat, "point", event.points);
    case "paid":
      return counted(counted(scene, event.seat, "point", -event.points), event.seat, "resource", -event.resources);
    case "lost":
      return counted(counted(scene, event.seat, "point", -event.points), event.seat, "resource", -event.resources);
    case "gained":
      return counted(scene, event.seat, event.item as Item, event.amount);
    case "hal_scores":
    case "got_from_control":
    case "gave_back_points":
      return counted(scene, event.seat, "point", event.points);
    case "drew_tile":
    case "took_tile":
      return counted(scene, event.seat, "tile", 1);
    case "gave_back":
      return counted(scene, event.seat, "tile", -1);
    case "kept_card": {
      const seat = scene.seats[event.seat]!;
      return { ...scene, seats: replaced(scene.seats, event.seat, { ...seat, kept: [...seat.kept, event.card] }) };
    }
    default:
      return scene;
  }
}

function counted(scene: Scene, at: number, item: Item, amount: number): Scene {
  const seat = scene.seats[at];
  if (!seat || !amount) return scene;
  const name = { resource: "resources", tile: "tiles", point: "points" }[item] as "resources" | "tiles" | "points";
  const held = seat[name];
  if (held === null) return scene;
  return { ...scene, seats: replaced(scene.seats, at, { ...seat, [name]: Math.max(0, held + amount) }) };
}

function urbanized(scene: Scene, seat: number, letter: string, tile: string): Scene {
  const token = scene.tokens.find((one) => one.letter === letter);
  if (!token) return scene;
  const building: BuildingView = {
    tile,
    east: token.east,
    south: token.south,
    height: 1,
    owner: seat,
    site: hasSite(tile),
    covered: [],
  };
  const placed = counted(counted(scene, seat, "resource", -1), seat, "tile", -1);
  return {
    ...placed,
    buildings: [...scene.buildings, building],
    tokens: scene.tokens.filter((one) => one.letter !== letter),
  };
}

function constructed(scene: Scene, seat: number, tile: string, height: number, at: number | null): Scene {
  const old = at === null ? undefined : scene.buildings[at];
  if (at === null || !old) return scene;
  const building = { ...old, tile, height, owner: seat, site: hasSite(tile), covered: [...old.covered, old.tile] };
  const placed = counted(counted(scene, seat, "resource", -height), seat, "tile", -1);
  return { ...placed, buildings: replaced(scene.buildings, at, building) };
}

/** A hidden floor under a new building makes it two floors high; a construction tells its height itself. */
function grown(scene: Scene, seat: number): Scene {
  const at = scene.buildings.length - 1;
  const last = scene.buildings[at];
  if (!last || last.owner !== seat || last.height !== 1 || last.covered.length) return scene;
  return { ...scene, buildings: replaced(scene.buildings, at, { ...last, height: 2, covered: [null] }) };
}

function expropriated(scene: Scene, seat: number, owner: number, resources: number, at: number | null): Scene {
  const old = at === null ? undefined : scene.buildings[at];
  if (at === null || !old) return scene;
  const moved = counted(counted(scene, owner, "resource", resources), seat, "resource", -resources);
  return { ...moved, buildings: replaced(scene.buildings, at, { ...old, owner: seat }) };
}

/** What one player did in one go: the events from a card's reveal to the next one's. */
export interface Act {
  seat: number;
  card: string | null;
  tile: string | null;
  events: GameEvent[];
}

/** Split what happened into acts; what came before the first reveal goes on with its doer's act. */
export function acts(entries: readonly LogEntry[]): Act[] {
  const found: Act[] = [];
  for (const entry of entries) {
    let current: Act | null = entry.seat === null ? null : { seat: entry.seat, card: null, tile: null, events: [] };
    if (current) found.push(current);
    for (const event of entry.events) {
      if (event.event === "revealed" || (event.event === "hal_turns" && current?.seat !== event.seat)) {
        current = { seat: event.seat, card: event.card, tile: "tile" in event ? event.tile : null, events: [] };
        found.push(current);
      }
      if (event.event === "hal_draws" && current) current.tile = event.tile;
      if (event.event === "passed" || event.event === "round_begins") current = null;
      current?.events.push(event);
    }
  }
  return found.filter((act) => act.card !== null || act.events.some(shows));
}

const SHOWN = ["urbanized", "constructed", "token_moved", "token_shifted", "expropriated", "used", "took_back", "lost", "gained"];
const shows = (event: GameEvent): boolean => SHOWN.includes(event.event);
