/** A server that answers requests with what a test says, and keeps what was asked of it. */
import { vi } from "vitest";

export interface Asked {
  method: string;
  path: string;
  query: URLSearchParams;
  body: unknown;
}
type Answers = Record<string, unknown>;

export interface FakeServer {
  /** All requests so far. */
  asked: Asked[];
  /** The body of the last request to a path. */
  told: (path: string) => unknown;
  /** Answer a path from now on; a function gets the body, and an Error is a refusal. */
  answer: (path: string, answer: unknown) => void;
}

/** Answer requests by their paths, as in `tables/t/start`; anything else is not found. */
export function serve(answers: Answers = {}): FakeServer {
  const known = { ...answers };
  const asked: Asked[] = [];
  const fetch = vi.fn((address: string, { method = "GET", body = null }: { method?: string; body?: string | null } = {}) => {
    const url = new URL(address, "http://localhost");
    const path = decodeURIComponent(url.pathname).replace("/api/", "");
    const told: unknown = body === null ? null : JSON.parse(body);
    asked.push({ method, path, query: url.searchParams, body: told });
    const found = path in known ? known[path] : new Error(`nothing at ${path}`);
    const answer = typeof found === "function" ? (found as (body: unknown) => unknown)(told) : found;
    const refused = answer instanceof Error;
    const json = refused ? { error: { code: "refused", message: answer.message } } : answer;
    return Promise.resolve({ ok: !refused, status: refused ? 409 : 200, statusText: "", json: () => Promise.resolve(json) });
  });
  vi.stubGlobal("fetch", fetch);
  return {
    asked,
    told: (path) => asked.findLast((one) => one.path === path)?.body,
    answer: (path, answer) => (known[path] = answer),
  };
}
