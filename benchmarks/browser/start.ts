/** From a command in the shell to a home page that answers a click. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Browser } from "../../web/tests/fixtures";

export const ROOT = join(import.meta.dirname, "../..");

/** Milliseconds from the start of the command. */
export interface Start {
  /** The server's address was told: that is when `make play` opens a browser. */
  address: number;
  /** The first button of the home page can be clicked. */
  interactive: number;
}

/** Run a command that serves; `open` says with which browser its address is opened. */
export async function start(command: string[], open: () => Promise<Browser>, close: (browser: Browser) => Promise<void>): Promise<Start> {
  const folder = mkdtempSync(join(tmpdir(), "ginkgopolis-start-"));
  const begun = performance.now();
  const child = spawn(command[0]!, command.slice(1), {
    cwd: ROOT,
    env: environment(folder),
    stdio: ["ignore", "pipe", "inherit"],
    detached: true, // a group of its own, so that what make has started ends with it
  });
  try {
    const url = await addressOf(child);
    const address = performance.now() - begun;
    const browser = await open();
    const page = await browser.newPage();
    await page.goto(url, { waitUntil: "commit" });
    await page.locator(".hero .btn.primary:enabled").first().waitFor();
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
    const interactive = performance.now() - begun;
    await page.close();
    await close(browser);
    return { address, interactive };
  } finally {
    await end(child);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** As in a shell of one's own: not as a part of the make that may have started this. */
function environment(folder: string): NodeJS.ProcessEnv {
  const { MAKEFLAGS: _flags, MAKELEVEL: _level, MFLAGS: _more, PYTHONPATH: _path, ...kept } = process.env;
  return {
    ...kept,
    BROWSER: "true", // the one that `make play` would open is opened here
    PYTHONUNBUFFERED: "1",
    GINKGOPOLIS_LOG_LEVEL: "warning", // as `make play` has it
    GINKGOPOLIS_PORT: "0",
    GINKGOPOLIS_DATABASE_URL: `sqlite:///${folder}/tables.sqlite3`,
  };
}

async function addressOf(child: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: child.stdout! })) {
    const found = /http:\/\/[\d.]+:\d+\//.exec(line);
    if (found) return found[0];
  }
  throw new Error("The server did not start.");
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  const exit = once(child, "exit");
  process.kill(-child.pid, "SIGKILL");
  await exit;
}
