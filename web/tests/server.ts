/** A server of one's own, which can be stopped, killed and started again at the same address. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

const ROOT = join(import.meta.dirname, "../..");
const PLENTY = "100000";

export class Server {
  private process: ChildProcess | null = null;
  private folder = mkdtempSync(join(tmpdir(), "ginkgopolis-tests-"));
  private port = "0";
  url = "";

  /** With settings besides those that all tests have. */
  constructor(private settings: NodeJS.ProcessEnv = {}) {}

  async start(): Promise<void> {
    const child = spawn(
      process.env.PYTHON ?? "python3",
      ["-m", "ginkgopolis", "serve", "--port", this.port, "--database-url", `sqlite:///${this.folder}/tables.sqlite3`],
      { cwd: ROOT, env: this.environment(), stdio: ["ignore", "pipe", "pipe"] },
    );
    this.process = child;
    child.stderr.resume();
    this.url = await this.address(child);
    this.port = new URL(this.url).port;
  }

  private environment(): NodeJS.ProcessEnv {
    return {
      ...process.env,
      PYTHONPATH: process.env.PYTHONPATH ?? join(ROOT, "src"),
      PYTHONUNBUFFERED: "1",
      GINKGOPOLIS_TABLES_PER_MINUTE: PLENTY,
      GINKGOPOLIS_TABLES_PER_SESSION: PLENTY,
      GINKGOPOLIS_TABLES_PER_ADDRESS: PLENTY,
      GINKGOPOLIS_HINTS_PER_MINUTE: PLENTY,
      GINKGOPOLIS_CHATS_PER_MINUTE: PLENTY,
      GINKGOPOLIS_REQUESTS_PER_SECOND: PLENTY,
      GINKGOPOLIS_REQUESTS_AT_ONCE: PLENTY,
      GINKGOPOLIS_BOT_SECONDS: "600",
      ...this.settings,
    };
  }

  private async address(child: ChildProcess): Promise<string> {
    for await (const line of createInterface({ input: child.stdout! })) {
      const found = /http:\/\/[\d.]+:\d+\//.exec(line);
      if (found) {
        child.stdout!.resume();
        await this.answers(found[0]);
        return found[0];
      }
    }
    throw new Error("The server did not start.");
  }

  private async answers(url: string): Promise<void> {
    for (;;) {
      const answer = await fetch(`${url}healthz`).catch(() => null);
      if (answer?.ok) return;
      if (this.process?.exitCode !== null) throw new Error("The server stopped.");
    }
  }

  /** End it at once, as if the machine had lost its power. */
  async kill(): Promise<void> {
    const child = this.process;
    this.process = null;
    if (!child || child.exitCode !== null) return;
    child.kill("SIGKILL");
    await once(child, "exit");
  }

  async stop(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
