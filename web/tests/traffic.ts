/** Listens to everything a browser receives, and notes what its person should not know. */
import type { Page } from "@playwright/test";
import { inflateSync } from "node:zlib";

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
type Thing = { [name: string]: Json };

const NEVER = ["seed", "secret", "session", "random"];

/** The cards of a hand, a sealed and a kept one included, in one text. */
export function handOf(own: Thing): string {
  const cards = [...(own.hand as string[]), own.card, own.aside].filter((card) => typeof card === "string");
  return cards.sort().join(" ");
}

/** A message of a WebSocket; long ones come packed. */
export const textOf = (payload: string | Buffer): string => (typeof payload === "string" ? payload : inflateSync(payload).toString());

export class Traffic {
  readonly leaks: string[] = [];
  /** Every hand that was shown as one's own. */
  readonly hands = new Set<string>();
  views = 0;
  private over = false;

  constructor(
    page: Page,
    readonly seat: number,
  ) {
    page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => this.read(textOf(payload))));
    page.on("response", async (response) => {
      if (!response.url().includes("/api/tables/")) return;
      const text = await response.text().catch(() => "");
      if (text.startsWith("{")) this.read(text);
    });
  }

  private read(text: string): void {
    this.look(JSON.parse(text) as Json, "");
  }

  private look(json: Json, path: string): void {
    if (Array.isArray(json)) json.forEach((one, at) => this.look(one, `${path}/${at}`));
    else if (json !== null && typeof json === "object") {
      this.check(json, path);
      for (const [name, value] of Object.entries(json)) this.look(value, `${path}/${name}`);
    }
  }

  private check(thing: Thing, path: string): void {
    if (thing.over === true) this.over = true;
    if (this.over) return;
    for (const name of NEVER) if (name in thing && thing[name] !== null && thing[name] !== false) this.leaks.push(`${path}/${name}`);
    if (path.endsWith("/view")) this.views += 1;
    const own = thing.own as Thing | null | undefined;
    if (own) {
      // An update leaves out the seat: it has not changed.
      if ((thing.seat ?? this.seat) !== this.seat) this.leaks.push(`${path}: the hand of seat ${JSON.stringify(thing.seat)}`);
      this.hands.add(handOf(own));
    }
    if (Array.isArray(thing.deck)) this.leaks.push(`${path}/deck`);
    if (Array.isArray(thing.supply)) this.leaks.push(`${path}/supply`);
    this.checkDeed(thing, path);
    this.checkSeats(thing, path);
  }

  /** Cards drawn and passed, tiles drawn and a card kept aside are for those concerned. */
  private checkDeed(thing: Thing, path: string): void {
    if (thing.seat === this.seat || thing.to === this.seat) return;
    const draws = thing.draws as Thing | null | undefined;
    const named = [draws?.tiles, "amount" in thing ? thing.cards : null, thing.deed === "kept_aside" ? thing.card : null];
    if (named.some((one) => one !== null && one !== undefined)) this.leaks.push(`${path}: ${JSON.stringify(thing)}`);
  }

  /** What is known of another player are numbers and what lies open. */
  private checkSeats(thing: Thing, path: string): void {
    if (!("new_hands" in thing && "kept" in thing)) return;
    for (const name of ["hand", "tiles", "events"]) {
      if (thing[name] !== null && typeof thing[name] !== "number") this.leaks.push(`${path}/${name}`);
    }
  }
}
