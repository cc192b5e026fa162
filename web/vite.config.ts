import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { chunks } from "./scripts/chunks.ts";
import { compress } from "./scripts/compress.ts";
import { first } from "./scripts/first.ts";
import { messages } from "./scripts/messages.ts";
import { rules } from "./scripts/rules.ts";
import { worker } from "./scripts/worker.ts";

/** Where a server listens while the client is being worked on with `npm run dev`. */
const server = process.env.GINKGOPOLIS_SERVER ?? "http://127.0.0.1:8000";
const sources = fileURLToPath(new URL("src", import.meta.url));
const docs = fileURLToPath(new URL("../docs", import.meta.url));
const locale = fileURLToPath(new URL("../src/ginkgopolis/locale", import.meta.url));

export default defineConfig({
  plugins: [svelte(), messages(locale), rules(docs), first("/src/main.ts"), worker(), compress()],
  build: {
    outDir: "../src/ginkgopolis/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: chunks(sources) } } },
  },
  server: {
    proxy: { "/api": { target: server, ws: true } },
    fs: { allow: [".."] },
  },
});
