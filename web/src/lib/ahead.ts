/** The connection to a table, opened by the first script: what the server says is there once the table can be drawn. */
import { unpacked } from "./packing";

interface Ahead {
  address: string;
  socket: WebSocket;
  heard: MessageEvent[];
}

let ahead: Ahead | null = null;

/** Where a table is listened to; `seat` is the side from which it is seen. */
export function tableAddress(id: string, language: string, seat: number | "watch" | null = null): string {
  const query = new URLSearchParams({ lang: language });
  if (seat !== null) query.set("seat", String(seat));
  if ("DecompressionStream" in globalThis) query.set("pack", "deflate");
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/ws?${query}`;
}

/** Open a connection for whoever will want it; `begun` is called if its game has begun. */
export function openAhead(address: string, begun = (): void => undefined): void {
  const opened: Ahead = { address, socket: new WebSocket(address), heard: [] };
  opened.socket.binaryType = "arraybuffer";
  opened.socket.onmessage = (event) => {
    if (opened.heard.push(event) === 1) void isGame(event).then((is) => is && begun());
  };
  ahead = opened;
}

/** Does it tell of a table whose game has begun? */
async function isGame({ data }: MessageEvent): Promise<boolean> {
  const text = await unpacked(data as string | ArrayBuffer).catch(() => "{}");
  const { table } = JSON.parse(text) as { table?: { phase: string } };
  return table !== undefined && table.phase !== "lobby";
}

/** Take the connection that was opened ahead, with what was heard so far; null if it leads elsewhere or is gone. */
export function takeAhead(address: string): { socket: WebSocket; heard: readonly MessageEvent[] } | null {
  const found = ahead;
  ahead = null;
  if (!found) return null;
  if (found.address === address && found.socket.readyState <= WebSocket.OPEN) return found;
  found.socket.close();
  return null;
}
