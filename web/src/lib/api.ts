/** Requests to the server, one function each; see docs/protocol.md. */
import { language } from "../i18n";
import type {
  About,
  ChangeSeat,
  ChangeTable,
  CreateTable,
  Entered,
  Ladder,
  LogEntry,
  Moment,
  NewTournament,
  Opinion,
  PlayerInfo,
  PlayerMade,
  PlayerPage,
  Remind,
  Reminder,
  Reminders,
  Replay,
  TableList,
  TournamentList,
  TournamentPage,
} from "./types";

/** An answer that is not 2xx, or none at all (code `offline`). */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status = 0,
  ) {
    super(message);
  }
}

type Query = { [name: string]: string | number | null | undefined };

export function address(path: string, query: Query = {}): string {
  const words = new URLSearchParams({ lang: language() });
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined) words.set(name, String(value));
  }
  return `/api/${path}?${words}`;
}

async function ask<T>(method: string, path: string, body?: unknown, query?: Query): Promise<T> {
  let response: Response;
  try {
    response = await fetch(address(path, query), {
      method,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new ApiError("offline", "The server does not answer.");
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as T;
  const problem = (answer as { error?: { code: string; message: string } } | null)?.error;
  throw new ApiError(problem?.code ?? "internal", problem?.message ?? response.statusText, response.status);
}

const get = <T>(path: string, query?: Query) => ask<T>("GET", path, undefined, query);
const post = <T>(path: string, body: unknown = {}) => ask<T>("POST", path, body);
const at = (table: string, what = "") => `tables/${encodeURIComponent(table)}${what && `/${what}`}`;

export const about = () => get<About>("about");
export const myTables = (page = 0) => get<TableList>("me", { page });
export const openTables = (page = 0) => get<TableList>("tables", { page });
export const createTable = (wish: CreateTable) => post<Entered>("tables", wish);
export const table = (id: string) => get<Entered>(at(id));
export const enter = (id: string, invite: string) => post<Entered>(at(id, "enter"), { invite });
export const sit = (id: string, body: { name?: string; seat?: number; colour?: string }) => post<Entered>(at(id, "sit"), body);
export const stand = (id: string, seat: number) => post<Entered>(at(id, "stand"), { seat });
export const changeSeat = (id: string, body: ChangeSeat) => post<Entered>(at(id, "seat"), body);
export const swap = (id: string, seats: [number, number]) => post<Entered>(at(id, "swap"), { seats });
export const changeTable = (id: string, body: ChangeTable) => post<Entered>(at(id, "settings"), body);
export const renewInvite = (id: string, remove: boolean) => post<Entered>(at(id, "invite"), { remove });
export const changeHost = (id: string, seat: number) => post<Entered>(at(id, "host"), { seat });
export const start = (id: string) => post<Entered>(at(id, "start"));
export const close = (id: string) => post<Entered>(at(id, "close"));
export const archive = (id: string, archived: boolean) => post<Entered>(at(id, "archive"), { archived });
export const rematch = (id: string) => post<Entered>(at(id, "rematch"));
export const seatLink = (id: string, seat: number) => post<{ secret: string }>(at(id, "link"), { seat });
export const claim = (id: string, secret: string) => post<Entered>(at(id, "claim"), { secret });
export const revoke = (id: string, seat: number) => post<Entered>(at(id, "revoke"), { seat });
export const tableLog = (id: string, seat?: number | "watch") => get<{ log: LogEntry[] }>(at(id, "log"), { seat });
export const recordAddress = (id: string) => address(at(id, "record"));
export const reminders = () => get<Reminders>("reminders");
export const remind = (body: Remind) => post<{ reminder: Reminder; secret: string | null }>("reminders", body);
export const tryReminder = (id: string) => post<{ taken: boolean }>(`reminders/${encodeURIComponent(id)}/try`);
export const forgetReminder = (id: string) => ask<Reminders>("DELETE", `reminders/${encodeURIComponent(id)}`);
type Me = { player: PlayerInfo | null };
export const me = () => get<Me>("players/me");
export const makePlayer = (name: string) => post<PlayerMade>("players", { name });
export const showKey = (key: string) => post<Me>("players/key", { key });
export const renamePlayer = (name: string) => post<Me>("players/me", { name });
export const renewKey = () => post<PlayerMade>("players/me/key");
export const leavePlayer = () => post<Me>("players/me/leave");
export const deletePlayer = () => ask<Me>("DELETE", "players/me");
export const player = (id: string, page = 0) => get<PlayerPage>(`players/${encodeURIComponent(id)}`, { page });
export const ladder = (players: number, page = 0) => get<Ladder>("ladder", { players, page });
const cup = (id: string, what = "") => `tournaments/${encodeURIComponent(id)}${what && `/${what}`}`;
export type TournamentAct = "join" | "leave" | "begin" | "close";
export const tournaments = (page = 0) => get<TournamentList>("tournaments", { page });
export const tournament = (id: string, round?: number) => get<TournamentPage>(cup(id), { round });
export const announceTournament = (wish: NewTournament) => post<TournamentPage>("tournaments", wish);
export const actAtTournament = (id: string, what: TournamentAct) => post<TournamentPage>(cup(id, what));
export const sitAtTournament = (id: string) => post<Entered>(cup(id, "sit"));
export const uploadRecord = (record: unknown) => post<{ id: string }>("records", record);
export const replay = (id: string) => get<Replay>(`replays/${encodeURIComponent(id)}`);
export const moment = (id: string, number: number, seat?: number | "all") => get<Moment>(`replays/${encodeURIComponent(id)}/${number}`, { seat });
export const opinion = (id: string, number: number, bot?: string) => get<Opinion>(`replays/${encodeURIComponent(id)}/${number}/opinion`, { bot });
