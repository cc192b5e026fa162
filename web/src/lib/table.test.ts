import { DecompressionStream, TextDecoderStream } from "node:stream/web";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { shown, state } from "../testing/sample";
import { FakeSocket, make } from "../testing/socket";
import { openAhead } from "./ahead";
import { TableSocket } from "./socket";
import { recentOf, TableStore } from "./table.svelte";
import type { LogEntry, ServerMessage, Update } from "./types";

const update = (changes: Partial<Update>): Update => ({
  type: "update",
  base: 5,
  version: 6,
  view: {},
  seats: {},
  shown: {},
  entries: [],
  ...changes,
});
beforeEach(() => {
  FakeSocket.all = [];
  localStorage.clear();
});

describe("the store of a table", () => {
  function connected(): { store: TableStore; socket: FakeSocket } {
    const store = new TableStore("t", null, make);
    store.open();
    const socket = FakeSocket.all[0]!;
    socket.open();
    socket.say(state());
    return { store, socket };
  }
  it("takes a state, then what changes", () => {
    const { store, socket } = connected();
    socket.say(update({ view: { round: 4 }, seats: { 0: { points: 9 } }, shown: { decision: null } }));
    expect(store.version).toBe(6);
    expect(store.game!.view.round).toBe(4);
    expect(store.game!.view.seats[0]!.points).toBe(9);
    expect(store.game!.view.deck).toBe(9);
    expect(store.game!.decision).toBeNull();
  });
  it("asks for everything when an update is missing, and ignores old ones", () => {
    const { store, socket } = connected();
    socket.say(update({ base: 7, version: 8, view: { round: 9 } }));
    expect(store.game!.view.round).toBe(3);
    expect(socket.sent.map((one) => one.type)).toEqual(["sync"]);
    socket.say(update({ base: 3, version: 4, view: { round: 9 } }));
    expect(socket.sent).toHaveLength(1);
    socket.say(state({ version: 8, game: shown({ stage: 9 }) }));
    expect(store.game!.stage).toBe(9);
  });
  it("tells listeners what happened and how it was before", () => {
    const { store, socket } = connected();
    const heard = vi.fn();
    store.onEntries(heard);
    const entries: LogEntry[] = [{ seat: 1, round: 3, deeds: [], news: ["Bela is ready."], undone: null }];
    socket.say(update({ entries }));
    expect(heard).toHaveBeenCalledExactlyOnceWith(entries, expect.objectContaining({ stage: 3 }));
  });
  it("plays with a key of its own and the decision's id", async () => {
    const { store, socket } = connected();
    const done = store.play(["R1+R7"]);
    const [wish] = socket.sent;
    expect(wish).toMatchObject({ type: "move", seat: 0, decision: "3.0", moves: ["R1+R7"] });
    expect(wish!.key).toMatch(/^[0-9a-f]{32}$/);
    socket.say({ type: "done", id: wish!.id, key: wish!.key, version: 6, repeated: false });
    await expect(done).resolves.toMatchObject({ version: 6 });
  });
  it("keeps a choice until it is answered, and sends it again with its key after a reload", async () => {
    const { store, socket } = connected();
    const answer = store.play(["R1+R7"]);
    const [wish] = socket.sent;
    expect(store.unsent?.moves).toEqual(["R1+R7"]);
    socket.lose(1006);
    // Another page, a moment later.
    FakeSocket.all = [];
    const { store: later, socket: again } = connected();
    expect(again.sent).toMatchObject([{ type: "move", key: wish!.key, decision: "3.0", moves: ["R1+R7"] }]);
    again.say({ type: "done", id: again.sent[0]!.id, key: wish!.key, version: 6, repeated: true });
    await vi.waitFor(() => expect(later.unsent).toBeNull());
    expect(localStorage.getItem("ginkgopolis-unsent")).toBeNull();
    void answer.catch(() => undefined);
  });
  it("forgets a choice whose question is over", () => {
    const choice = { table: "t", seat: 0, decision: "2.0", moves: ["R1"], key: "k" };
    localStorage.setItem("ginkgopolis-unsent", JSON.stringify(choice));
    const { store, socket } = connected();
    expect([store.unsent, socket.sent]).toEqual([null, []]);
    expect(localStorage.getItem("ginkgopolis-unsent")).toBeNull();
  });
  it("does not wait for a network that is gone", () => {
    const { store } = connected();
    window.dispatchEvent(new Event("offline"));
    expect(store.link).toBe("waiting");
    window.dispatchEvent(new Event("online"));
    expect(store.link).toBe("connecting");
  });
  it("keeps chat lines once each", () => {
    const { store, socket } = connected();
    const line = { number: 1, at: 0, seat: 1, name: "Bela", text: "Hello" };
    socket.say({ type: "chat", chat: [line] });
    socket.say({ type: "chat", chat: [line, { ...line, number: 2 }] });
    expect(store.chat.map((one) => one.number)).toEqual([1, 2]);
  });
});

describe("the connection", () => {
  function socketWith(later: (work: () => void, pause: number) => void) {
    const links: string[] = [];
    const heard: ServerMessage[] = [];
    const socket = new TableSocket({
      address: () => "ws://x",
      onMessage: (message) => heard.push(message),
      onLink: (link) => links.push(link),
      make,
      later,
    });
    socket.connect();
    return { socket, links, heard };
  }
  it("sends the same wish again after a break", async () => {
    const again: (() => void)[] = [];
    const { socket, links } = socketWith((work) => again.push(work));
    FakeSocket.all[0]!.open();
    const answer = socket.ask({ type: "undo", key: "k", seat: 0 });
    FakeSocket.all[0]!.lose(1012);
    again.pop()!();
    const next = FakeSocket.all[1]!;
    next.open();
    expect(next.sent).toEqual(FakeSocket.all[0]!.sent);
    next.say({ type: "done", id: next.sent[0]!.id, key: "k", version: 1, repeated: true });
    await expect(answer).resolves.toMatchObject({ repeated: true });
    expect(links).toEqual(["connecting", "open", "waiting", "connecting", "open"]);
  });
  it("comes back soon to a server that restarts, and later to one that is gone", () => {
    const pauses: number[] = [];
    const work: (() => void)[] = [];
    socketWith((again, pause) => (work.push(again), pauses.push(pause)));
    for (const [at, code] of [1012, 1006, 1006].entries()) {
      FakeSocket.all[at]!.lose(code);
      work.pop()!();
    }
    expect(pauses[0]).toBeLessThanOrEqual(200);
    expect(pauses[1]).toBeGreaterThanOrEqual(375);
    expect(pauses[2]).toBeGreaterThan(pauses[1]!);
  });
  it("gives up where it may not look", () => {
    const later = vi.fn();
    const { links } = socketWith(later);
    FakeSocket.all[0]!.lose(4403);
    expect(links.at(-1)).toBe("refused");
    expect(later).not.toHaveBeenCalled();
  });
  it("takes over one that the first script has opened, with all that it has heard, but not at once", async () => {
    vi.stubGlobal("WebSocket", Object.assign(FakeSocket, { OPEN: 1 }));
    openAhead("ws://x");
    const ahead = FakeSocket.all.at(-1)!;
    ahead.open();
    ahead.say({ type: "chat", chat: [] });
    const { links, heard } = socketWith(() => undefined);
    expect(FakeSocket.all.at(-1)).toBe(ahead);
    // Whoever connects while something is drawn must not be told before that is done.
    expect([links, heard]).toEqual([["connecting"], []]);
    await Promise.resolve();
    ahead.say({ type: "chat", chat: [] });
    expect([links, heard.length]).toEqual([["connecting", "open"], 2]);
    vi.unstubAllGlobals();
  });
  it("that is opened ahead tells of a game, packed or not, but not of a lobby", async () => {
    vi.stubGlobal("WebSocket", Object.assign(FakeSocket, { OPEN: 1 }));
    vi.stubGlobal("DecompressionStream", DecompressionStream);
    vi.stubGlobal("TextDecoderStream", TextDecoderStream);
    const [lobby, game] = [vi.fn(), vi.fn()];
    for (const pack of ["say", "sayPacked"] as const) {
      openAhead("ws://lobby", lobby);
      FakeSocket.all.at(-1)![pack]({ type: "state", table: { phase: "lobby" }, game: null });
      openAhead("ws://game", game);
      FakeSocket.all.at(-1)![pack]({ type: "state", table: { phase: "playing" }, game: {} });
      FakeSocket.all.at(-1)![pack]({ type: "update" });
    }
    await vi.waitFor(() => expect(game).toHaveBeenCalledTimes(2));
    expect(lobby).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
  });
  it("unpacks what comes packed, and hears everything in the order in which it was said", async () => {
    vi.stubGlobal("DecompressionStream", DecompressionStream);
    vi.stubGlobal("TextDecoderStream", TextDecoderStream);
    const { heard } = socketWith(() => undefined);
    const [socket] = FakeSocket.all;
    socket!.open();
    const lines = ["first", "second ".repeat(500), "third", "fourth ".repeat(500), "fifth"];
    lines.forEach((text) => (text.length > 100 ? socket!.sayPacked({ type: "chat", text }) : socket!.say({ type: "chat", text })));
    await vi.waitFor(() => expect(heard).toHaveLength(5));
    expect(heard.map((message) => (message as unknown as { text: string }).text)).toEqual(lines);
    socket!.say({ type: "chat", text: "sixth" });
    expect(heard).toHaveLength(6);
    vi.unstubAllGlobals();
  });
  it("connects again if something packed is broken, and hears nothing more of that connection", async () => {
    const { links, heard } = socketWith(() => undefined);
    const [socket] = FakeSocket.all;
    socket!.open();
    socket!.onmessage!({ data: new ArrayBuffer(9) });
    socket!.say({ type: "chat", chat: [] });
    await vi.waitFor(() => expect(links.at(-1)).toBe("waiting"));
    expect(heard).toEqual([]);
  });
  it("opens its own if the first script's leads elsewhere or is gone", () => {
    vi.stubGlobal("WebSocket", Object.assign(FakeSocket, { OPEN: 1 }));
    for (const spoil of [() => openAhead("ws://y"), () => (openAhead("ws://x"), FakeSocket.all.at(-1)!.lose(1006))]) {
      spoil();
      const before = FakeSocket.all.at(-1)!;
      socketWith(() => undefined);
      expect(FakeSocket.all.at(-1)).not.toBe(before);
      expect(before.readyState).toBe(3);
    }
    vi.unstubAllGlobals();
  });
  it("turns errors into rejections with their code", async () => {
    const { socket } = socketWith(() => undefined);
    FakeSocket.all[0]!.open();
    const answer = socket.ask({ type: "choices", seat: 0, lessons: false });
    FakeSocket.all[0]!.say({ type: "error", id: "q1", key: null, code: "late", message: "This decision is over." });
    await expect(answer).rejects.toMatchObject({ code: "late", message: "This decision is over." });
  });
});

it("keeps the story since the beginning of the last round", () => {
  const entry = (round: number, undone: LogEntry["undone"] = null): LogEntry => ({ seat: 0, round, deeds: [], news: [], undone });
  const kept = recentOf([entry(1), entry(2), entry(2)], [entry(3), entry(3, "undo")]);
  expect(kept.map((one) => one.round)).toEqual([2, 2, 3]);
});
