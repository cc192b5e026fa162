import { deflateSync } from "node:zlib";

/** A WebSocket without a server: what is sent is kept, and what is said comes from the test. */
export type Sent = Record<string, unknown>;

export class FakeSocket {
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Sent[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string | ArrayBuffer }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  /** Answers what is sent, if the test says how. */
  answer: ((message: Sent) => unknown) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    const message = JSON.parse(text) as Sent;
    this.sent.push(message);
    const answer = this.answer?.(message);
    if (answer) queueMicrotask(() => this.say({ ...answer, id: message.id }));
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  /** Say something as servers say what is long. */
  sayPacked(message: unknown): void {
    const packed = deflateSync(JSON.stringify(message));
    this.onmessage?.({ data: packed.buffer.slice(packed.byteOffset, packed.byteOffset + packed.byteLength) });
  }
  lose(code: number): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

export const make = (address: string): WebSocket => new FakeSocket(address) as unknown as WebSocket;
