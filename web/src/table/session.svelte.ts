/** What the person at this table is about to do, between the store (what is) and the moves (what is sent). */
import { attempt, notice } from "../lib/announce.svelte";
import * as composing from "../lib/composing";
import { play } from "../lib/sound";
import { BLUNDER, isTaught } from "../lib/teaching.svelte";
import type { TableStore } from "../lib/table.svelte";
import type { Choice, EventInfo, Hinted, MoveLesson, PlayerColour, Preview, Previewed, PromptOption, PromptStep } from "../lib/types";
import { untrack } from "svelte";
import { t } from "../i18n";
import type { Pick } from "../board/types";
import type { Row } from "../lib/cards";
import { Unread } from "./unread.svelte";

export class Session {
  picked = $state<composing.Picked>(composing.nothingPicked());
  /** The move marked in a question that is not about cards. */
  marked = $state<string | null>(null);
  /** What has been picked so far where several things are kept together. */
  gathered = $state<string[]>([]);
  /** Tiles laid out to be given back, by their places. */
  given = $state<number[]>([]);
  asksNewHand = $state(false);
  busy = $state(false);
  overlay = $state(false);
  reachable = $state(false);
  /** The bonuses that pay just now, while it is told what was done. */
  paying = $state.raw<(Row & { seat: number }) | null>(null);
  /** The seat from whose side somebody watches who has none; null: from no side. */
  followed = $state<number | null>(null);
  hint = $state.raw<Hinted | null>(null);
  /** A choice that is held back until she is sure, and by how many points it seems worse than the best. */
  warning = $state.raw<{ moves: string[]; loss: number } | null>(null);
  /** The choice that was warned of last: whoever wants it all the same is not asked twice. */
  private warned = "";
  private offered = $state.raw<Map<string, Choice>>(new Map());
  private added = $state.raw<Previewed | null>(null);

  readonly view = $derived.by(() => this.store.game?.view ?? null);
  readonly own = $derived(this.view?.own ?? null);
  readonly me = $derived.by(() => (this.store.seat === null ? null : (this.view?.seats[this.store.seat] ?? null)));
  /** By how many rounds what is shown lies behind the game; 0 for players. */
  readonly late = $derived.by(() => {
    const { table, you } = this.store;
    return table?.phase === "playing" && !you?.seats.length ? table.house.delay : 0;
  });
  readonly decision = $derived.by(() => this.store.game?.decision ?? null);
  readonly prompt = $derived(this.decision?.prompt ?? null);
  readonly committed = $derived(this.prompt?.kind === "take back");
  /** Changes with the question: the same one told again (by a new server) leaves what has been picked. */
  private readonly occasion = $derived.by(() => `${this.store.seat} ${this.decision?.id} ${this.committed}`);
  readonly question = $derived(this.committed ? null : (this.prompt?.kind ?? null));
  readonly choosing = $derived(this.question === "choose");
  /** Is a choice half made, so that it can only be completed, or taken back? */
  readonly adding = $derived(this.prompt?.open !== undefined);
  /** Until when she has to answer; null: whenever she likes. */
  readonly deadline = $derived(this.question === null ? null : (this.decision?.deadline ?? null));
  /** What is offered, move by move, whether there is more to say about it or not. */
  readonly options = $derived.by<PromptOption[]>(() => {
    const told = this.prompt?.options ?? [];
    const moves = new Set(told.map((option) => option.move));
    return [...told, ...(this.decision?.moves ?? []).filter((move) => !moves.has(move)).map((move) => ({ move }))];
  });
  /** The options that are places in the city. */
  readonly places = $derived(this.options.filter((option) => option.place));
  readonly newHand = $derived(this.prompt?.options?.find((option) => option.move === "new hand") ?? null);
  /** May a bot be asked what it would do? */
  readonly canAskHint = $derived.by(() => this.question !== null && !this.busy && (this.store.table?.house.hints ?? false));
  readonly seats = $derived.by(() => this.store.table?.seats ?? []);
  readonly colours = $derived<PlayerColour[]>(this.seats.map((seat) => seat.colour));
  readonly names = $derived((this.view?.seats ?? []).map((seat, at) => (at === this.store.seat ? t("you") : seat.name)));
  private readonly situation = $derived<composing.Situation | null>(
    this.choosing && this.own ? { own: this.own, prompt: this.prompt!, moves: this.decision!.moves } : null,
  );
  readonly wish = $derived(this.situation ? composing.wish(this.situation, this.picked) : null);
  readonly steps = $derived(this.situation ? composing.stepsOf(this.situation, this.picked) : []);
  readonly card = $derived(this.situation ? composing.cardOf(this.situation, this.picked) : null);
  readonly tile = $derived(this.situation ? composing.tileOf(this.situation, this.picked) : null);
  /** What the chosen card would do, a lower tile included. */
  readonly preview = $derived.by<Preview | null>(() => {
    if (!this.card) return null;
    const chosen = this.previewOf(this.card, this.tile);
    const lower = this.added?.done.find((one) => one.move.startsWith("under "))?.preview;
    return lower && this.picked.lower !== null ? lower : chosen;
  });
  /** A preview to draw with before a card is chosen, out of sight, so that the first choice is answered at once. */
  readonly ahead = $derived.by<Preview | null>(() => {
    if (this.preview || !this.choosing) return this.preview;
    for (const { preview } of this.offered.values()) if (preview) return preview;
    return null;
  });
  readonly eventPreview = $derived.by<EventInfo | null | undefined>(() => {
    const found = this.added?.done.find((one) => one.move.startsWith("event "));
    return this.thing("event") === undefined || !found ? undefined : found.event;
  });

  /** What was said at the table and not read yet. */
  readonly unread: Unread;

  /** Are choices explained here? In the tutorial its own words are enough. */
  readonly teaches = $derived.by(() => isTaught() && !this.coached && this.store.seat !== null && (this.store.table?.house.hints ?? false));
  /** What there is to learn about what is picked. */
  readonly lesson = $derived.by<MoveLesson | null>(() => {
    const move = this.teaches ? this.lastPick : null;
    const lesson = this.choice(move)?.lesson ?? null;
    return lesson?.words.length ? lesson : null;
  });

  constructor(
    readonly store: TableStore,
    readonly coached = false,
  ) {
    this.unread = new Unread(store);
  }

  /** Follow the store; to be called while a component is set up. */
  watch(): void {
    this.unread.watch();
    // Before anything is drawn, so that what a prompt marks at first is not wiped out.
    $effect.pre(() => {
      void this.occasion;
      untrack(() => {
        this.reset();
        if (this.decision && !this.committed) void this.fetchChoices();
      });
    });
    $effect(() => {
      // Switched on in the middle of a decision.
      if (this.teaches && this.question !== null) untrack(() => this.offered.size && !this.explained && void this.fetchChoices());
    });
    $effect(() => {
      const moves = this.wish?.moves ?? [];
      const extra = this.steps.some((step) => step.default && this.thing(step.part) !== undefined);
      if (!extra || !moves.length) this.added = null;
      else void this.fetchPreview(moves);
    });
  }

  reset(): void {
    this.clear();
    this.hint = null;
    this.warning = null;
    this.warned = "";
    this.offered = new Map();
    this.added = null;
  }

  private async fetchChoices(): Promise<void> {
    const id = this.decision?.id;
    try {
      const { choices, decision } = await this.store.choices(this.teaches);
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

  /** What is said about a move. */
  option(move: string | null): PromptOption | null {
    return this.options.find((option) => option.move === move) ?? null;
  }

  /** The step that asks for a part of the choice, once card and tile are picked. */
  step(part: string): PromptStep | null {
    return this.steps.find((step) => step.part === part) ?? null;
  }

  /** What was picked in a step. */
  thing(part: string): string | undefined {
    return this.situation ? composing.thingOf(this.situation, this.picked, part) : undefined;
  }

  // Picking

  pick(changes: Partial<composing.Picked>): void {
    if (!this.situation) return;
    this.asksNewHand = false;
    this.picked = composing.tidied(this.situation, { ...this.picked, ...changes });
  }

  /** Pick a thing in a step, or nothing (null). */
  add(part: string, thing: string | null): void {
    const { [part]: _, ...others } = this.picked.added;
    this.pick({ added: thing === null ? others : { ...others, [part]: thing } });
  }

  pickCard(card: string): void {
    this.pick({ card: this.picked.card === card ? null : card });
  }

  pickTile(at: number): void {
    const tile = this.own?.tiles[at];
    if (!tile) return;
    if (this.step(composing.LOWER) && this.tile !== null && at !== this.picked.tile) {
      this.pick({ lower: this.picked.lower === at ? null : at });
      return;
    }
    if (!this.fitsTile(tile)) this.refuse(tile);
    else this.pick({ tile: this.picked.tile === at ? null : at });
  }

  /** May a tile go with the card, as far as one is picked? */
  fitsTile(tile: string): boolean {
    return !this.situation || this.card === null || composing.goTogether(this.situation, this.card, tile);
  }

  /** May a thing go with card and tile, as far as they are picked? */
  fits(part: string, thing: string): boolean {
    const step = this.step(part);
    return this.card === null || (step !== null && composing.has(step, thing));
  }

  toggle(part: string, thing: string): void {
    if (!this.fits(part, thing)) this.refuse(thing);
    else this.add(part, this.thing(part) === thing ? null : thing);
  }

  private refuse(thing: string): void {
    const why = this.prompt?.why?.[thing];
    if (why) notice(t(why));
  }

  /** Something in the city was clicked: its card is picked, or an offered place marked. */
  pickInCity(what: Pick): void {
    if ("offer" in what) {
      if (this.marked === what.offer) void this.confirm();
      else this.marked = what.offer;
      return;
    }
    if (!this.choosing || !this.own) return;
    const card = "letter" in what ? what.letter : this.view?.buildings[what.building]?.tile;
    if (card && this.own.hand.includes(card)) this.pickCard(card);
  }

  /** Mark the next place in the city, or the one before. */
  markNext(step: number): void {
    const moves = this.places.map((option) => option.move);
    const at = this.marked === null ? (step > 0 ? -1 : 0) : moves.indexOf(this.marked);
    this.marked = moves[(at + step + moves.length) % moves.length] ?? null;
  }

  clear(): void {
    this.picked = composing.nothingPicked();
    this.marked = this.prompt?.default ?? null;
    this.gathered = [];
    this.given = [];
    this.asksNewHand = false;
  }

  // Sending

  readonly sendable = $derived.by<string[] | null>(() => {
    if (this.busy || this.store.unsent || !this.decision || this.committed) return null;
    if (this.asksNewHand && this.newHand) return [this.newHand.move];
    if (this.wish) return this.wish.lacking ? null : this.wish.moves;
    const ends = this.prompt?.ends;
    if (ends) return [...this.given.flatMap((at) => this.options.find((option) => option.thing === this.own?.tiles[at])?.move ?? []), ends];
    return this.marked === null ? null : [this.marked];
  });

  async confirm(): Promise<void> {
    const moves = this.sendable;
    if (moves && !this.warnsOf(moves)) await this.send(moves);
  }

  async send(moves: string[]): Promise<void> {
    this.busy = true;
    this.warning = null;
    play("send");
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

  // Teaching

  private get explained(): boolean {
    return [...this.offered.values()].some(({ lesson }) => lesson);
  }

  /** The move that was picked last, of those that make up the choice. */
  private get lastPick(): string | null {
    if (this.asksNewHand) return this.newHand?.move ?? null;
    if (this.wish) return this.wish.moves[0] ?? null;
    const given = this.own?.tiles[this.given.at(-1) ?? -1];
    return given ? (this.options.find((option) => option.thing === given)?.move ?? null) : this.marked;
  }

  /** Hold a choice back that seems to lose much; what is not known by now never keeps anybody waiting. */
  private warnsOf(moves: string[]): boolean {
    const loss = this.teaches ? this.lossOf(moves) : null;
    if (loss === null || loss < BLUNDER || this.warned === moves.join()) return false;
    this.warned = moves.join();
    this.warning = { moves, loss };
    return true;
  }

  /** How many points a choice seems worse than the best; null if that is not sure, as with an event. */
  private lossOf(moves: string[]): number | null {
    if (this.steps.some((step) => step.default && this.thing(step.part) !== undefined)) return null;
    const ends = this.prompt?.ends;
    const counted = ends ? moves.filter((move) => move !== ends) : moves.slice(0, 1);
    const losses = counted.map((move) => this.choice(move)?.lesson?.loss ?? null);
    return losses.reduce<number | null>((sum, loss) => (sum === null || loss === null ? null : sum + loss), 0);
  }

  /** Play what was warned of. */
  async playAnyway(): Promise<void> {
    if (this.warning) await this.send(this.warning.moves);
  }

  /** See what the hint bot would do instead. */
  async seeBetter(): Promise<void> {
    this.warning = null;
    await this.askHint();
  }

  /** Pick all that the hint says, so that confirming sends just that. */
  takeHint(): void {
    const moves = this.hint?.moves ?? [];
    this.clear();
    if (moves[0] === this.newHand?.move) this.asksNewHand = true;
    else if (this.situation) this.picked = composing.pickedBy(this.situation, moves);
    else if (this.prompt?.ends) this.given = this.placesOf(moves);
    else {
      this.marked = moves[0] ?? null;
      this.gathered = [...(this.option(this.marked)?.things ?? [])];
    }
  }

  /** The places of the tiles that are given back, each of those that look alike once. */
  private placesOf(moves: readonly string[]): number[] {
    const places: number[] = [];
    for (const thing of moves.flatMap((move) => this.option(move)?.thing ?? [])) {
      const at = this.own!.tiles.findIndex((tile, place) => tile === thing && !places.includes(place));
      if (at >= 0) places.push(at);
    }
    return places;
  }
}
