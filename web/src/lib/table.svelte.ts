/** A table as this browser sees it: kept up to date over a WebSocket, with what can be asked of it. */
import { language } from "../i18n";
import { tableAddress } from "./ahead";
import { ApiError } from "./api";
import { setClock } from "./clock";
import { TableSocket, type Link } from "./socket";
import type { ChatLine, Done, Hinted, LogEntry, Offered, Previewed, ServerMessage, Shown, State, TableInfo, Update, You } from "./types";
import { forgetUnsent, keepUnsent, readUnsent, type Unsent } from "./unsent";

export type SeatChoice = number | "watch" | null;
type Listener = (entries: LogEntry[], before: Shown | null) => void;

export class TableStore {
  link = $state<Link>("connecting");
  refusal = $state(0);
  version = $state(-1);
  seat = $state<number | null>(null);
  table = $state.raw<TableInfo | null>(null);
  you = $state.raw<You | null>(null);
  game = $state.raw<Shown | null>(null);
  /** The story since the beginning of the last round. */
  recent = $state.raw<LogEntry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** A choice that was made, and to which no answer has come yet. */
  unsent = $state.raw<Unsent | null>(null);
  /** Can the server save what is done here? */
  saved = $state(true);
  /** How often everything was sent, rather than what has changed. */
  resets = $state(0);

  private socket: TableSocket;
  private listeners = new Set<Listener>();
  private wanted: SeatChoice;
  private sending = false;

  constructor(
    readonly id: string,
    seat: SeatChoice = null,
    make?: (address: string) => WebSocket,
  ) {
    this.wanted = seat;
    this.unsent = readUnsent(id);
    this.socket = new TableSocket({
      address: () => tableAddress(this.id, language(), this.wanted),
      onMessage: (message) => this.take(message),
      onLink: (link, code) => {
        this.link = link;
        // A server that cannot save says so to everybody who comes.
        if (link === "connecting") this.saved = true;
        this.refusal = code;
      },
      make,
    });
  }

  /** Connect; the returned function disconnects. */
  open(): () => void {
    this.socket.connect();
    const awake = () => document.visibilityState === "visible" && this.socket.hurry();
    const back = () => this.socket.hurry();
    const lost = () => this.socket.drop();
    document.addEventListener("visibilitychange", awake);
    window.addEventListener("offline", lost);
    window.addEventListener("online", back);
    return () => {
      document.removeEventListener("visibilitychange", awake);
      window.removeEventListener("offline", lost);
      window.removeEventListener("online", back);
      this.socket.close();
    };
  }

  /** Be told what happens, entry by entry; `before` is the game before it. */
  onEntries(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  take(message: ServerMessage): void {
    if (message.type === "state") this.takeState(message);
    else if (message.type === "update") this.takeUpdate(message);
    else if (message.type === "table") {
      this.table = message.table;
      this.you = message.you;
    } else if (message.type === "chat") this.takeChat(message.chat);
    else if (message.type === "saving") this.saved = message.saved;
  }

  private takeState(state: State): void {
    this.resets += 1;
    setClock(state.now);
    this.version = state.version;
    this.seat = state.seat;
    this.table = state.table;
    this.you = state.you;
    this.game = state.game;
    this.recent = state.recent;
    this.chat = state.chat;
    this.sendKept();
  }

  /** Send what was chosen before the page was loaded again, unless the question is over. */
  private sendKept(): void {
    const kept = this.unsent;
    if (!kept || this.sending || kept.seat !== this.seat) return;
    if (kept.decision === this.game?.decision?.id) void this.sendMove(kept).catch(() => undefined);
    else this.forget(kept);
  }

  private takeUpdate(update: Update): void {
    const before = this.game;
    if (update.base !== this.version || !before) {
      if (update.version > this.version) void this.sync();
      return;
    }
    this.version = update.version;
    const seats = before.view.seats.map((seat, at) => ({ ...seat, ...update.seats[at] }));
    this.game = { ...before, ...update.shown, view: { ...before.view, ...update.view, seats } };
    this.recent = recentOf(this.recent, update.entries);
    for (const listener of this.listeners) listener(update.entries, before);
  }

  private takeChat(lines: ChatLine[]): void {
    const known = new Set(this.chat.map((line) => line.number));
    this.chat = [...this.chat, ...lines.filter((line) => !known.has(line.number))].slice(-200);
  }

  sync(): Promise<State> {
    return this.socket.ask<State>({ type: "sync" });
  }

  /** See the game from another own seat, or (null) as somebody who only watches. */
  look(seat: number | null): Promise<State> {
    this.wanted = seat ?? "watch";
    return this.socket.ask<State>({ type: "look", seat });
  }

  play(moves: string[]): Promise<Done> {
    const seat = this.seat;
    const decision = this.game?.decision;
    if (seat === null || !decision) return Promise.reject(new Error("There is nothing to decide."));
    return this.sendMove({ table: this.id, seat, decision: decision.id, moves, key: newKey() });
  }

  /** Send a choice; until the server has answered it is kept, with its key, for another connection. */
  private async sendMove(choice: Unsent): Promise<Done> {
    const { seat, decision, moves, key } = choice;
    this.unsent = choice;
    this.sending = true;
    keepUnsent(choice);
    try {
      const done = await this.socket.ask<Done>({ type: "move", key, seat, decision, moves });
      this.forget(choice);
      return done;
    } catch (error) {
      // Whoever only leaves the page has not been refused.
      if (!(error instanceof ApiError && error.code === "closed")) this.forget(choice);
      throw error;
    } finally {
      this.sending = false;
    }
  }

  private forget(choice: Unsent): void {
    forgetUnsent(choice.key);
    if (this.unsent?.key === choice.key) this.unsent = null;
  }

  undo(): Promise<Done> {
    return this.socket.ask<Done>({ type: "undo", key: newKey(), seat: this.seat ?? 0 });
  }

  askBack(to: "choice" | "round"): Promise<Done> {
    return this.socket.ask<Done>({ type: "ask", key: newKey(), seat: this.seat ?? 0, to });
  }

  answer(agree: boolean, seat = this.seat ?? 0): Promise<Done> {
    return this.socket.ask<Done>({ type: "answer", key: newKey(), seat, agree });
  }

  handOver(seat: number, bot: string | null): Promise<Done> {
    return this.socket.ask<Done>({ type: "hand", key: newKey(), seat, bot });
  }

  /** Want a bot to play for somebody who is away. */
  vote(absent: number): Promise<Done> {
    return this.socket.ask<Done>({ type: "vote", key: newKey(), seat: this.seat ?? 0, absent });
  }

  say(text: string, name?: string): Promise<Done> {
    const speaker = this.seat === null ? (name ?? null) : null;
    return this.socket.ask<Done>({ type: "chat", key: newKey(), text, seat: this.seat, name: speaker });
  }

  preview(moves: string[]): Promise<Previewed> {
    return this.socket.ask<Previewed>({ type: "preview", seat: this.seat ?? 0, moves });
  }

  choices(lessons = false): Promise<Offered> {
    return this.socket.ask<Offered>({ type: "choices", seat: this.seat ?? 0, lessons });
  }

  hint(bot: string | null = null): Promise<Hinted> {
    return this.socket.ask<Hinted>({ type: "hint", seat: this.seat ?? 0, bot });
  }
}

/** What happened since the beginning of the last round, as the server's `recent` would tell it. */
export function recentOf(recent: LogEntry[], entries: LogEntry[]): LogEntry[] {
  const all = [...recent, ...entries.filter((entry) => entry.undone === null)];
  const round = Math.max(0, ...all.map((entry) => entry.round));
  return all.filter((entry) => entry.round >= round - 1);
}

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
