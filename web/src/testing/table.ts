/** A table for tests of its parts: what somebody sees is rendered, and what she sends is kept. */
import { render, type RenderResult } from "@testing-library/svelte";
import { flushSync, type Component } from "svelte";
import { prefs } from "../lib/prefs.svelte";
import { TableStore } from "../lib/table.svelte";
import type { Choice, Shown, State } from "../lib/types";
import type { Session } from "../table/session.svelte";
import { shown, state } from "./sample";
import Seated from "./Seated.svelte";
import { FakeSocket, make, type Sent } from "./socket";

export interface Place {
  store: TableStore;
  session: Session;
  socket: FakeSocket;
  view: RenderResult<typeof Seated>;
  /** The moves that were sent last. */
  played: () => unknown;
  /** All messages of a type that were sent. */
  sent: (type: string) => Sent[];
}

/** What the server answers unless a test says otherwise. */
function answer(choices: Choice[]): (message: Sent) => unknown {
  return ({ type, key, seat }) => {
    if (type === "choices") return { type, seat, decision: "1.0", choices };
    if (type === "preview") return { type: "previewed", seat, done: [], next: [], complete: true };
    if (type === "hint") return { type: "hinted", seat, decision: "1.0", bot: "medium", moves: ["R1+R7"], words: "words", reason: "because" };
    return { type: "done", key, version: 6, repeated: false };
  };
}

/** Sit down at a table with one of its parts; `game` is what is seen. */
export function sitDown(
  part: unknown,
  game: Shown = shown(),
  more: { choices?: Choice[]; state?: Partial<State>; props?: object; /** Is she a beginner? */ taught?: boolean } = {},
): Place {
  prefs.teach = more.taught ? "auto" : "off";
  FakeSocket.all = [];
  const store = new TableStore("t", null, make);
  store.open();
  const socket = FakeSocket.all[0]!;
  socket.answer = answer(more.choices ?? []);
  socket.open();
  socket.say(state({ game, ...more.state }));
  let session!: Session;
  const view = render(Seated, {
    store,
    part: part as Component<Record<string, unknown>>,
    given: { ...more.props },
    onsession: (one: Session) => (session = one),
  });
  flushSync();
  const sent = (type: string) => socket.sent.filter((message) => message.type === type);
  return { store, session, socket, view, sent, played: () => sent("move").at(-1)?.moves };
}
