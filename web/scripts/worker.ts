/** Puts the service worker beside the page, with a version that changes whenever a file of the client does. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const SOURCE = new URL("worker.js", import.meta.url);

/** The service worker's text for a build of these files. */
export function workerFor(files: readonly string[]): string {
  const version = createHash("sha256")
    .update([...files].sort().join("\n"))
    .digest("hex")
    .slice(0, 16);
  return readFileSync(SOURCE, "utf8").replace("VERSION", version);
}

export function worker(): Plugin {
  return {
    name: "service-worker",
    generateBundle(_, bundle) {
      this.emitFile({ type: "asset", fileName: "sw.js", source: workerFor(Object.keys(bundle)) });
    },
  };
}
