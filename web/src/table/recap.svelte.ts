/** Plays what others did, step by step, over the table as it was before. */
import { prefs, reducedMotion } from "../lib/prefs.svelte";
import { acts, after, sceneOf, type Act, type Scene } from "../lib/scene";
import type { TableStore } from "../lib/table.svelte";
import type { BuildingView, GameEvent, Item, LogEntry, Place, Shown } from "../lib/types";

/** Something that flies from a building to a player. */
export interface Flight {
  id: number;
  from: Place;
  seat: number;
  item: Item;
  amount: number;
}

const WHEN = { reveal: 150, light: 450, back: 650, build: 850, gain: 1150, token: 1450, end: 1750 };

export class RecapPlayer {
  scene = $state.raw<Scene | null>(null);
  act = $state.raw<Act | null>(null);
  lit = $state.raw<number[]>([]);
  litLetters = $state.raw<string[]>([]);
  flights = $state.raw<Flight[]>([]);
  /** The building that has just been built. */
  landing = $state<number | null>(null);
  /** The building that the card named when it was revealed. */
  under = $state.raw<BuildingView | null>(null);
  canReplay = $state(false);

  private queue: Act[] = [];
  private timers: ReturnType<typeof setTimeout>[] = [];
  private saved: { round: number; scene: Scene; entries: LogEntry[] } | null = null;
  private number = 0;

  constructor(readonly store: TableStore) {}

  get acting(): number | null {
    return this.act?.seat ?? null;
  }

  /** Something has happened; `before` is the game before it. */
  add(entries: LogEntry[], before: Shown | null): void {
    if (!before) return;
    this.save(entries, before);
    if (prefs.speed === 0 || document.hidden) return;
    const found = acts(entries).filter((act) => act.card !== null || act.seat !== this.store.seat);
    if (found.length) this.play(this.scene ?? sceneOf(before.view), found);
  }

  /** Play the last round once more. */
  again(): void {
    if (!this.saved) return;
    this.skip();
    this.play(this.saved.scene, acts(this.saved.entries));
  }

  skip(): void {
    this.timers.forEach(clearTimeout);
    this.timers = [];
    this.queue = [];
    this.flights = [];
    this.finish();
  }

  private save(entries: LogEntry[], before: Shown): void {
    const round = Math.max(...entries.map((entry) => entry.round), 0);
    if (!entries.some((entry) => entry.events.some((event) => event.event === "revealed")) && this.saved?.round !== round) return;
    if (this.saved?.round !== round) this.saved = { round, scene: sceneOf(before.view), entries: [] };
    this.saved.entries.push(...entries);
    this.canReplay = true;
  }

  private play(scene: Scene, found: Act[]): void {
    this.queue.push(...found);
    if (this.act) return;
    this.scene = scene;
    this.next();
  }

  private next(): void {
    const act = this.queue.shift();
    this.flights = [];
    this.lit = [];
    this.litLetters = [];
    if (!act) return this.finish();
    this.act = act;
    this.landing = null;
    this.under = this.scene?.buildings.find((one) => one.tile === act.card) ?? null;
    if (act.card === null) {
      // The rest of an action that was interrupted by a question.
      this.at(0, () => this.apply(act.events));
      this.at(600, () => this.next());
      return;
    }
    const building = act.events.some(({ event }) => event === "constructed" || event === "urbanized");
    this.at(WHEN.light, () => this.light(act));
    this.at(WHEN.back, () => this.take(act, ["took_back", "paid", "expropriated", "lost"]));
    this.at(building ? WHEN.build : WHEN.back, () => this.take(act, ["urbanized", "constructed", "hidden_floor"]));
    this.at(building ? WHEN.gain : WHEN.back, () => this.take(act, null));
    this.at(building ? WHEN.end : WHEN.gain + 150, () => this.next());
  }

  private at(milliseconds: number, work: () => void): void {
    const speed = prefs.speed || 1;
    this.timers.push(setTimeout(work, (reducedMotion() ? 0.5 : 1) * (milliseconds / speed)));
  }

  private light(act: Act): void {
    const at = this.scene?.buildings.findIndex((one) => one.tile === act.card) ?? -1;
    this.lit = at < 0 ? [] : [at];
    this.litLetters = act.card!.length === 1 ? [act.card!] : [];
  }

  /** Let some kinds of events of an act happen (null: all that are left, tokens last). */
  private take(act: Act, kinds: string[] | null): void {
    if (this.act !== act) return;
    const now = act.events.filter(({ event }) => kinds === null || kinds.includes(event));
    act.events = act.events.filter((event) => !now.includes(event));
    if (kinds?.includes("constructed")) this.litLetters = [];
    this.apply(now);
  }

  private apply(events: GameEvent[]): void {
    const flights: Flight[] = [];
    for (const event of events) {
      flights.push(...this.flightsOf(event));
      if (event.event === "constructed" || event.event === "urbanized") this.landing = event.building;
      if (this.scene) this.scene = after(this.scene, event);
    }
    this.flights = reducedMotion() ? [] : [...this.flights, ...flights];
  }

  private flightsOf(event: GameEvent): Flight[] {
    const buildings = this.scene?.buildings ?? [];
    const place = (at: number | null | undefined) => (at === null || at === undefined ? undefined : buildings[at]);
    const make = (from: Place | undefined, seat: number, item: Item, amount: number): Flight[] =>
      from && amount ? [{ id: (this.number += 1), from, seat, item, amount }] : [];
    const here = place(this.lit[0]);
    if (event.event === "used") return make(place(event.building), event.seat, event.item as Item, event.amount);
    if (event.event === "took_back") {
      return [...make(here, event.seat, "resource", event.resources), ...make(here, event.seat, "point", event.points)];
    }
    if (event.event === "expropriated") return make(place(event.building), event.owner, "resource", event.resources);
    return [];
  }

  private finish(): void {
    this.act = null;
    this.landing = null;
    this.scene = null;
    this.lit = [];
    this.litLetters = [];
  }
}
