/** What the person at this table is about to do, between the store (what is) and the moves (what is sent). */
import { attempt, notice } from "../lib/announce.svelte";
import * as choosing from "../lib/choosing";
import { face, isLetter } from "../lib/notation";
import type { TableStore } from "../lib/table.svelte";
import type { Choice, DeedOf, EventInfo, Hinted, PlayerColour, Preview, Previewed } from "../lib/types";
import { untrack } from "svelte";
import { t } from "../i18n";
import type { Pick } from "../board/types";

export class Session {
  picked = $state<choosing.Picked>(choosing.nothingPicked());
  /** The move marked in a question that is not about cards. */
  marked = $state<string | null>(null);
  /** Tiles laid out to be given back, by their places. */
  given = $state<number[]>([]);
  asksNewHand = $state(false);
  busy = $state(false);
  overlay = $state(false);
  reachable = $state(false);
  hint = $state.raw<Hinted | null>(null);
  private offered = $state.raw<Map<string, Choice>>(new Map());
  private added = $state.raw<Previewed | null>(null);
  /** Set while a draw is being put together, so that the dock's button can send it. */
  ready = $state.raw<string[] | null>(null);

  readonly view = $derived.by(() => this.store.game?.view ?? null);
  readonly own = $derived(this.view?.own ?? null);
  readonly me = $derived.by(() => (this.store.seat === null ? null : (this.view?.seats[this.store.seat] ?? null)));
  readonly decision = $derived.by(() => this.store.game?.decision ?? null);
  /** Changes with the question: the same one told again (by a new server) leaves what has been picked. */
  private readonly occasion = $derived.by(() => `${this.store.seat} ${this.decision?.id} ${this.decision?.moves[0] === "take back"}`);
  readonly committed = $derived(this.decision?.moves[0] === "take back");
  readonly question = $derived(this.committed ? null : (this.decision?.question ?? null));
  readonly seats = $derived.by(() => this.store.table?.seats ?? []);
  readonly colours = $derived<PlayerColour[]>(this.seats.map((seat) => seat.colour));
  readonly names = $derived((this.view?.seats ?? []).map((seat, at) => (at === this.store.seat ? t("you") : seat.name)));
  readonly situation = $derived<choosing.Situation | null>(
    this.view && this.own ? { own: this.own, expert: this.me?.expert ?? null, modules: this.view.modules } : null,
  );
  readonly wish = $derived(this.situation ? choosing.wish(this.situation, this.picked) : null);
  readonly asks = $derived(this.situation ? choosing.asked(this.situation, this.picked) : null);
  readonly card = $derived(this.situation ? choosing.cardOf(this.situation, this.picked) : null);
  readonly tile = $derived(this.situation ? choosing.tileOf(this.situation, this.picked) : null);
  /** What the chosen card would do, a lower tile included. */
  readonly preview = $derived.by<Preview | null>(() => {
    if (!this.card || this.question !== "choose") return null;
    const chosen = this.previewOf(this.card, this.tile);
    const lower = this.added?.done.find((one) => one.move.startsWith("under "))?.preview;
    // What there is before the lower tile lacks the upper one already.
    if (lower && this.picked.lower !== null) return { ...lower, before: chosen?.before ?? lower.before };
    return chosen;
  });
  /** A preview to draw with before a card is chosen, out of sight, so that the first choice is answered at once. */
  readonly ahead = $derived.by<Preview | null>(() => {
    if (this.preview || this.question !== "choose") return this.preview;
    for (const { preview } of this.offered.values()) if (preview) return preview;
    return null;
  });
  readonly eventPreview = $derived.by<EventInfo | null | undefined>(() => {
    const found = this.added?.done.find((one) => one.move.startsWith("event "));
    return this.picked.event === null || !found ? undefined : found.event;
  });

  /** Who set off the quality control at hand. */
  readonly controller = $derived.by(() => {
    const deeds = this.store.recent.flatMap((entry) => entry.deeds);
    const told = deeds.findLast((one) => one.deed === "event_happened" && one.event === "quality control") as DeedOf<"event_happened"> | undefined;
    // A table may begin in the middle of it; between two it can only be the other one.
    return told?.seat ?? (this.view?.seats.length === 2 ? 1 - (this.store.seat ?? 0) : -1);
  });

  constructor(readonly store: TableStore) {}

  /** Follow the store; to be called while a component is set up. */
  watch(): void {
    // Before anything is drawn, so that what a prompt marks at first is not wiped out.
    $effect.pre(() => {
      void this.occasion;
      untrack(() => {
        this.reset();
        if (this.decision && !this.committed) void this.fetchChoices();
      });
    });
    $effect(() => {
      const moves = this.wish?.moves ?? [];
      const extra = this.question === "choose" && (this.picked.lower !== null || this.picked.event !== null);
      if (!extra || !moves.length) this.added = null;
      else void this.fetchPreview(moves);
    });
  }

  reset(): void {
    this.picked = choosing.nothingPicked();
    this.marked = null;
    this.given = [];
    this.asksNewHand = false;
    this.hint = null;
    this.ready = null;
    this.offered = new Map();
    this.added = null;
  }

  private async fetchChoices(): Promise<void> {
    const id = this.decision?.id;
    try {
      const { choices, decision } = await this.store.choices();
      if (decision === id && id === this.decision?.id) {
        this.offered = new Map(choices.map((choice) => [choice.move, choice]));
      }
    } catch {
      // The question is over, or the connection is: the next state brings new choices.
    }
  }

  private async fetchPreview(moves: string[]): Promise<void> {
    try {
      const found = await this.store.preview(moves);
      if (moves.join() === this.wish?.moves.join()) this.added = found;
    } catch {
      this.added = null;
    }
  }

  choice(move: string | null): Choice | null {
    return move === null ? null : (this.offered.get(move) ?? null);
  }

  previewOf(card: string, tile: string | null): Preview | null {
    return this.offered.get(tile ? `${card}+${tile}` : card)?.preview ?? null;
  }

  // Picking

  pick(changes: Partial<choosing.Picked>): void {
    if (!this.situation || this.question !== "choose") return;
    this.asksNewHand = false;
    this.picked = choosing.tidied(this.situation, { ...this.picked, ...changes });
  }

  pickCard(card: string): void {
    this.pick({ card: this.picked.card === card ? null : card });
  }

  pickTile(at: number): void {
    const tile = this.own?.tiles[at];
    if (!tile) return;
    if (this.asks?.lower && this.picked.tile !== null && at !== this.picked.tile) {
      this.pick({ lower: this.picked.lower === at ? null : at });
      return;
    }
    if (face(tile).kind === "green" && this.card && !isLetter(this.card)) {
      notice(t("why-green"));
      return;
    }
    this.pick({ tile: this.picked.tile === at ? null : at });
  }

  pickEvent(event: string): void {
    if (!choosing.eventFits(event, this.card)) {
      notice(t("why-expropriation"));
      return;
    }
    this.pick({ event: this.picked.event === event ? null : event });
  }

  /** Something in the city was clicked: its card is picked, or an offered place marked. */
  pickInCity(what: Pick): void {
    if ("offer" in what) {
      if (this.marked === what.offer) void this.confirm();
      else this.marked = what.offer;
      return;
    }
    if (this.question !== "choose" || !this.own) return;
    const card = "letter" in what ? what.letter : this.view?.buildings[what.building]?.tile;
    if (card && this.own.hand.includes(card)) this.pickCard(card);
  }

  clear(): void {
    this.picked = choosing.nothingPicked();
    this.marked = null;
    this.given = [];
    this.asksNewHand = false;
  }

  // Sending

  readonly sendable = $derived.by<string[] | null>(() => {
    if (this.busy || !this.decision || this.committed) return null;
    if (this.asksNewHand) return ["new hand"];
    if (this.question === "choose") return this.wish && !this.wish.lacking ? this.wish.moves : null;
    if (this.question === "give back") {
      return [...this.given.map((at) => `give ${this.own?.tiles[at]}`), "done"];
    }
    if (this.ready) return this.ready;
    return this.marked === null ? null : [this.marked];
  });

  async confirm(): Promise<void> {
    const moves = this.sendable;
    if (moves) await this.send(moves);
  }

  async send(moves: string[]): Promise<void> {
    this.busy = true;
    await attempt(() => this.store.play(moves));
    this.busy = false;
  }

  takeBack = (): Promise<void> => this.send(["take back"]);

  async undo(): Promise<void> {
    await attempt(() => this.store.undo());
  }

  async askHint(bot: string | null = null): Promise<void> {
    this.busy = true;
    await attempt(async () => {
      this.hint = await this.store.hint(bot);
    });
    this.busy = false;
  }

  /** Pick what the hint says. */
  takeHint(): void {
    const move = this.hint?.move;
    if (!move) return;
    if (this.question !== "choose") this.marked = move;
    else if (move === "new hand") this.asksNewHand = true;
    else {
      const [card, tile] = move.split("+");
      const at = tile ? (this.own?.tiles.indexOf(tile) ?? -1) : -1;
      this.pick({ card: card ?? null, tile: at < 0 ? null : at });
    }
  }
}
