/** Somebody with a browser of her own. */
import { type Browser, type BrowserContext, type BrowserContextOptions, expect, type Page } from "@playwright/test";
import type { Server } from "./server";

export interface PersonOptions extends BrowserContextOptions {
  name?: string;
  prefs?: Record<string, unknown>;
}

/** A service worker keeps every file once more for each of them: only where it matters. */
const ALONE: BrowserContextOptions = { serviceWorkers: "block" };
export const WITH_WORKER: PersonOptions = { serviceWorkers: "allow" };

/** Somebody with a browser. */
export class Person {
  readonly errors: string[] = [];

  constructor(
    readonly name: string,
    readonly context: BrowserContext,
    readonly page: Page,
    readonly server: Server,
  ) {
    page.on("console", (message) => {
      if (message.type() === "error") this.errors.push(`${message.text()} ${message.location().url}`);
    });
    page.on("pageerror", (error) => this.errors.push(error.message));
  }

  /** Open a screen, as in `go("#/cards")`. */
  async go(hash = ""): Promise<void> {
    await this.page.goto(this.server.url + hash);
  }

  /** Ask the server something as this person's browser does. */
  async api<T>(method: "GET" | "POST", path: string, body?: unknown): Promise<T> {
    const answer = await this.context.request.fetch(`${this.server.url}api/${path}`, {
      method,
      timeout: 0,
      ...(body === undefined ? {} : { data: body, headers: { "Content-Type": "application/json" } }),
    });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return (await answer.json()) as T;
  }

  /** Begin a game and go to its table. */
  async begin(wish: Record<string, unknown>): Promise<string> {
    const { table } = await this.api<{ table: { id: string } }>("POST", "tables", { start: true, ...wish });
    await this.go(`#/table/${table.id}`);
    return table.id;
  }
}

export async function newPerson(browser: Browser, server: Server, options: PersonOptions = {}): Promise<Person> {
  const { name = "Juno", prefs = {}, ...context } = options;
  const opened = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "en-GB", reducedMotion: "reduce", ...ALONE, ...context });
  await opened.addInitScript(
    (kept) => {
      if (!localStorage.getItem("ginkgopolis")) localStorage.setItem("ginkgopolis", JSON.stringify(kept));
    },
    { name, speed: 0, teach: "off", ...prefs },
  );
  return new Person(name, opened, await opened.newPage(), server);
}
