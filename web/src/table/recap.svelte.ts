/** Plays what others did, step by step, over the table as it was before. */
import { prefs, reducedMotion } from "../lib/prefs.svelte";
import { play } from "../lib/sound";
import { after, placeOf, sceneOf, type Scene } from "../lib/scene";
import { bonuses, nothing, type Gains, type Row } from "../lib/cards";
import { renews, turns, type Step, type Turn } from "../lib/story";
import type { TableStore } from "../lib/table.svelte";
import type { Action, BuildingView, Deed, LogEntry, Place, Shown } from "../lib/types";

/** Something that flies from a building to a player. */
export interface Flight {
  id: number;
  from: Place;
  seat: number;
  gains: Gains;
}

const WHEN = { light: 450, back: 650, build: 850, gain: 1150, end: 1750, rest: 600, renewal: 2200 };
const ACTION_OF: Partial<Record<Deed["deed"], Action>> = { exploited: "exploit", token_moved: "urbanize", constructed: "construct" };

const STEPS: Step[] = ["back", "build", "gain"];

/** A scene after all that was done in a turn. */
const played = (scene: Scene, turn: Turn): Scene =>
  turn.deeds.reduce((now, deed) => STEPS.reduce((then, step) => after(then, deed, step), now), scene);

export class RecapPlayer {
  scene = $state.raw<Scene | null>(null);
  turn = $state.raw<Turn | null>(null);
  lit = $state.raw<number[]>([]);
  litLetters = $state.raw<string[]>([]);
  flights = $state.raw<Flight[]>([]);
  /** The building that has just been built. */
  landing = $state<number | null>(null);
  /** The building that the card named when it was revealed. */
  under = $state.raw<BuildingView | null>(null);
  canReplay = $state(false);
  /** The bonuses that pay just now: whose they are, and the cards and characters that they come from. */
  paying = $state.raw<(Row & { seat: number }) | null>(null);
  /** The cards that have just joined the deck, since their construction sites are cleared. */
  joined = $state.raw<string[]>([]);

  private queue: Turn[] = [];
  private timers: ReturnType<typeof setTimeout>[] = [];
  private saved: { round: number; scene: Scene; entries: LogEntry[] } | null = null;
  private number = 0;

  constructor(readonly store: TableStore) {}

  get acting(): number | null {
    return this.turn?.seat ?? null;
  }

  /** Something has happened; `before` is the game before it. */
  add(entries: LogEntry[], before: Shown | null): void {
    if (!before) return;
    this.save(entries, before);
    if (prefs.speed === 0 || document.hidden) return;
    const found = turns(entries).filter((turn) => turn.card !== null || turn.seat !== this.store.seat || renews(turn));
    if (!found.length) return;
    const round = Math.max(...found.map((turn) => turn.round));
    // What is shown never lags behind by a round: an older one is over at once.
    if (this.turn && this.turn.round < round) this.skip();
    const scene = this.scene ?? found.filter((turn) => turn.round < round).reduce(played, sceneOf(before.view));
    this.play(
      scene,
      found.filter((turn) => turn.round === round),
    );
  }

  /** Play the last round once more. */
  again(): void {
    if (!this.saved) return;
    this.skip();
    this.play(this.saved.scene, turns(this.saved.entries));
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
    if (!entries.some((entry) => entry.deeds.some(({ deed }) => deed === "revealed")) && this.saved?.round !== round) return;
    if (this.saved?.round !== round) this.saved = { round, scene: sceneOf(before.view), entries: [] };
    this.saved.entries.push(...entries);
    this.canReplay = true;
  }

  private play(scene: Scene, found: Turn[]): void {
    this.queue.push(...found);
    if (this.turn) return;
    this.scene = scene;
    this.next();
  }

  private next(): void {
    const turn = this.queue.shift();
    this.flights = [];
    this.lit = [];
    this.litLetters = [];
    this.paying = null;
    this.joined = [];
    if (!turn) return this.finish();
    this.turn = turn;
    this.landing = null;
    play("card");
    this.under = this.scene?.buildings.find((one) => one.tile === turn.card) ?? null;
    if (turn.card === null) {
      // The rest of an action that was interrupted by a question.
      this.at(0, () => this.take(turn, "back", "build", "gain"));
      this.at(renews(turn) ? WHEN.renewal : WHEN.rest, () => this.next());
      return;
    }
    const building = turn.deeds.some(({ deed }) => deed === "constructed" || deed === "urbanized");
    this.at(WHEN.light, () => this.light(turn.card!));
    this.at(WHEN.back, () => this.take(turn, "back"));
    this.at(building ? WHEN.build : WHEN.back, () => this.take(turn, "build"));
    this.at(building ? WHEN.gain : WHEN.back, () => this.take(turn, "gain"));
    this.at(building ? WHEN.end : WHEN.gain + 150, () => this.next());
  }

  private at(milliseconds: number, work: () => void): void {
    const speed = prefs.speed || 1;
    this.timers.push(setTimeout(work, (reducedMotion() ? 0.5 : 1) * (milliseconds / speed)));
  }

  private light(card: string): void {
    const at = this.scene?.buildings.findIndex((one) => one.tile === card) ?? -1;
    this.lit = at < 0 ? [] : [at];
    this.litLetters = card.length === 1 ? [card] : [];
  }

  /** Let steps of all deeds of a turn happen. */
  private take(turn: Turn, ...steps: Step[]): void {
    if (this.turn !== turn) return;
    for (const step of steps) {
      if (step === "build") this.litLetters = [];
      for (const deed of turn.deeds) this.apply(deed, step);
    }
  }

  private apply(deed: Deed, step: Step): void {
    if (!this.scene) return;
    const flights = this.flightsOf(deed, step);
    if (flights.length) play("gain");
    if (!reducedMotion()) this.flights = [...this.flights, ...flights];
    const built = step === "build" && (deed.deed === "urbanized" || deed.deed === "constructed");
    if (built) play("build");
    if (step === "gain" && deed.deed === "deck_renewed") this.renew(this.scene);
    if (step === "gain") this.pay(deed, this.scene);
    if (step === "build" && deed.deed === "urbanized") this.landing = deed.building;
    if (step === "build" && deed.deed === "constructed") this.landing = placeOf(this.scene.buildings, deed.card);
    this.scene = after(this.scene, deed, step);
  }

  private renew(scene: Scene): void {
    play("shuffle");
    const sites = scene.buildings.flatMap((one, at) => (one.site ? [at] : []));
    this.lit = sites;
    this.joined = sites.map((at) => scene.buildings[at]!.tile);
  }

  /** Light the cards whose bonuses pay for a deed; one that is only now kept does not. */
  private pay(deed: Deed, scene: Scene): void {
    const action = ACTION_OF[deed.deed];
    if (!action || !("bonuses" in deed)) return;
    const { resources, points, tiles } = deed.bonuses;
    const row = bonuses(scene.seats[deed.seat]!).find((one) => one.action === action);
    if (row && resources + points + tiles) this.paying = { ...row, seat: deed.seat };
  }

  private flightsOf(deed: Deed, step: Step): Flight[] {
    const buildings = this.scene?.buildings ?? [];
    const from = (tile: string, seat: number, gains: Partial<Gains>): Flight[] => {
      const building = buildings[placeOf(buildings, tile)];
      const some = Object.values(gains).some((amount) => amount > 0);
      return building && some ? [{ id: (this.number += 1), from: building, seat, gains: { ...nothing(), ...gains } }] : [];
    };
    if (step === "gain" && "uses" in deed) return deed.uses.flatMap(({ tile, item, amount }) => from(tile, deed.seat, { [item]: amount }));
    // What goes back takes the points along that it brings.
    if (step === "back" && deed.deed === "constructed" && deed.evicted) {
      const { seat, resources, points } = deed.evicted;
      return from(deed.card, seat, { resource: resources, point: points });
    }
    if (step === "back" && deed.deed === "expropriated") return from(deed.tile, deed.owner, { resource: deed.resources });
    return [];
  }

  private finish(): void {
    this.turn = null;
    this.landing = null;
    this.scene = null;
    this.paying = null;
    this.joined = [];
    this.lit = [];
    this.litLetters = [];
  }
}
