/** A finished game that somebody steps through: where she is, and what has been fetched of it. */
import * as api from "../lib/api";
import { attempt } from "../lib/announce.svelte";
import type { Moment, PlayerColour, Replay } from "../lib/types";

const COLOURS: PlayerColour[] = ["plum", "mint", "onyx", "pearl", "rose"];
/** How many moments are kept, so that stepping back is instant. */
const KEPT = 200;

export type Seen = number | "all" | null;

export class Course {
  replay = $state.raw<Replay | null>(null);
  moment = $state.raw<Moment | null>(null);
  seen = $state<Seen>("all");
  failed = $state("");
  private fetched = new Map<string, Promise<Moment>>();
  private wanted = "";

  constructor(readonly id: string) {}

  get length(): number {
    return this.replay?.moves.length ?? 0;
  }

  get colours(): PlayerColour[] {
    return this.replay?.colours ?? COLOURS.slice(0, this.replay?.names.length ?? 0);
  }

  async open(): Promise<void> {
    try {
      this.replay = await api.replay(this.id);
    } catch (error) {
      this.failed = error instanceof Error ? error.message : String(error);
    }
  }

  /** Show the game after some moves; the next moment is fetched in advance. */
  async show(number: number, seen: Seen): Promise<void> {
    const key = `${number}/${seen}`;
    this.wanted = key;
    await attempt(async () => {
      const moment = await this.fetch(number, seen);
      if (this.wanted === key) this.moment = moment;
    });
    if (number < this.length && this.wanted === key) void this.fetch(number + 1, seen).catch(() => undefined);
  }

  private fetch(number: number, seen: Seen): Promise<Moment> {
    const key = `${number}/${seen}`;
    const known = this.fetched.get(key);
    if (known) return known;
    const asked = api.moment(this.id, number, seen ?? undefined);
    this.fetched.set(key, asked);
    asked.catch(() => this.fetched.delete(key));
    const oldest = this.fetched.keys().next().value;
    if (this.fetched.size > KEPT && oldest) this.fetched.delete(oldest);
    return asked;
  }

  /** The moves at which rounds end, with the beginning and the end. */
  get stops(): number[] {
    const ends = this.replay?.rounds.map((round) => round.move) ?? [];
    return [...new Set([0, ...ends, this.length])].sort((one, other) => one - other);
  }

  stopBefore(number: number): number {
    return this.stops.findLast((stop) => stop < number) ?? 0;
  }

  stopAfter(number: number): number {
    return this.stops.find((stop) => stop > number) ?? this.length;
  }

  /** The number of moves after the next one of a seat; the end if there is none. */
  nextOf(seat: number, number: number): number {
    const moves = this.replay?.moves ?? [];
    const at = moves.findIndex((move, place) => place >= number && move.seat === seat);
    return at < 0 ? this.length : at + 1;
  }
}
