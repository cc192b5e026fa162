/** A WebSocket that stays: it connects again, asks again, and knows which answer belongs to which question. */
import { takeAhead } from "./ahead";
import { ApiError } from "./api";
import { unpacked } from "./packing";
import type { ClientMessage, ServerMessage } from "./types";

export type Link = "connecting" | "open" | "waiting" | "refused";
export type Wish = ClientMessage extends infer Message ? (Message extends ClientMessage ? Omit<Message, "id"> : never) : never;
type Answer = Exclude<ServerMessage, { type: "update" | "table" | "chat" | "saving" }>;

export interface SocketOptions {
  address: () => string;
  onMessage: (message: ServerMessage) => void;
  onLink: (link: Link, code: number) => void;
  make?: (address: string) => WebSocket;
  later?: (work: () => void, milliseconds: number) => unknown;
}

interface Open {
  wish: Wish;
  resolve: (answer: Answer) => void;
  reject: (error: ApiError) => void;
}

const FIRST_PAUSE = 500;
/** A server that restarts lets its clients go one by one: each may come back soon, though not all at the same moment. */
const RESTART = 1012;
const SHORT_PAUSE = 200;
const LONGEST_PAUSE = 15_000;
/** After so long without an answer a connection is taken for dead; bots may think for long. */
const PATIENCE = 20_000;
const NEVER_AGAIN = [4403, 4404, 4409];

export class TableSocket {
  private socket: WebSocket | null = null;
  private questions = new Map<string, Open>();
  private number = 0;
  private pause = FIRST_PAUSE;
  private closed = false;
  /** Messages that came packed, and all that came after them, are heard one after the other. */
  private unpacking: Promise<void> | null = null;

  constructor(private options: SocketOptions) {}

  connect(): void {
    if (this.closed) return;
    this.options.onLink("connecting", 0);
    const make = this.options.make ?? ((address: string) => new WebSocket(address));
    const address = this.options.address();
    const ahead = takeAhead(address);
    const socket = ahead?.socket ?? make(address);
    this.socket = socket;
    this.unpacking = null;
    socket.binaryType = "arraybuffer";
    socket.onopen = () => this.opened(socket);
    socket.onmessage = (event) => this.received(socket, event);
    socket.onclose = (event) => this.lost(socket, event.code);
    // As with any other connection, nothing is heard before whoever connects has done so.
    if (ahead) queueMicrotask(() => this.catchUp(socket, ahead.heard));
  }

  /** Hear what a connection that was opened ahead has said so far. */
  private catchUp(socket: WebSocket, heard: readonly MessageEvent[]): void {
    if (socket !== this.socket) return;
    if (socket.readyState === 1) this.opened(socket);
    for (const event of heard) this.received(socket, event);
  }

  /** Send a wish and wait for its answer; it is sent again if the connection breaks meanwhile. */
  ask<T extends Answer>(wish: Wish): Promise<T> {
    this.number += 1;
    const id = `q${this.number}`;
    return new Promise<T>((resolve, reject) => {
      this.questions.set(id, { wish, resolve: resolve as (answer: Answer) => void, reject });
      this.send(id, wish);
    });
  }

  /** Take the connection for lost, for instance because the network is, and try again. */
  drop(): void {
    const socket = this.socket;
    if (!socket || this.closed) return;
    socket.onclose = null;
    socket.close();
    this.lost(socket, 1006);
  }

  /** Reconnect at once, for instance because the device woke up. */
  hurry(): void {
    if (!this.socket && !this.closed) {
      this.pause = FIRST_PAUSE;
      this.connect();
    }
  }

  close(): void {
    this.closed = true;
    this.socket?.close();
    this.socket = null;
    for (const { reject } of this.questions.values()) reject(new ApiError("closed", ""));
    this.questions.clear();
  }

  private send(id: string, wish: Wish): void {
    const socket = this.socket;
    if (socket?.readyState !== 1) return;
    socket.send(JSON.stringify({ ...wish, id }));
    if (wish.type !== "hint") setTimeout(() => this.questions.has(id) && socket === this.socket && this.drop(), PATIENCE);
  }

  private opened(socket: WebSocket): void {
    if (socket !== this.socket) return;
    this.pause = FIRST_PAUSE;
    this.options.onLink("open", 0);
    // What was asked before the break is asked again: keys keep moves from being made twice.
    for (const [id, { wish }] of this.questions) this.send(id, wish);
  }

  private received(socket: WebSocket, event: MessageEvent): void {
    const data = event.data as string | ArrayBuffer;
    if (typeof data === "string" && !this.unpacking) return this.hear(data);
    const before = this.unpacking;
    const mine = this.unpack(socket, data, before)
      .catch(() => socket === this.socket && this.drop())
      .then(() => {
        if (mine === this.unpacking) this.unpacking = null;
      });
    this.unpacking = mine;
  }

  private async unpack(socket: WebSocket, data: string | ArrayBuffer, before: Promise<void> | null): Promise<void> {
    const text = await unpacked(data);
    await before;
    if (socket === this.socket) this.hear(text);
  }

  private hear(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    this.options.onMessage(message);
    const id = "id" in message ? message.id : null;
    const question = id ? this.questions.get(id) : undefined;
    if (!id || !question) return;
    this.questions.delete(id);
    if (message.type === "error") question.reject(new ApiError(message.code, message.message));
    else question.resolve(message as Answer);
  }

  private lost(socket: WebSocket, code: number): void {
    if (socket !== this.socket) return;
    this.socket = null;
    if (this.closed) return;
    if (NEVER_AGAIN.includes(code)) {
      this.options.onLink("refused", code);
      this.close();
      return;
    }
    this.options.onLink("waiting", code);
    const later = this.options.later ?? setTimeout;
    if (code === RESTART) {
      later(() => !this.socket && this.connect(), SHORT_PAUSE * Math.random());
      return;
    }
    later(() => !this.socket && this.connect(), this.pause * (0.75 + Math.random() / 2));
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }
}
