import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { messages } from "./scripts/messages.ts";
import { rules } from "./scripts/rules.ts";
import { worker } from "./scripts/worker.ts";

/** Where a server listens while the client is being worked on with `npm run dev`. */
const server = process.env.GINKGOPOLIS_SERVER ?? "http://127.0.0.1:8000";
const docs = fileURLToPath(new URL("../docs", import.meta.url));
const locale = fileURLToPath(new URL("../src/ginkgopolis/locale", import.meta.url));

export default defineConfig({
  plugins: [svelte(), messages(locale), rules(docs), worker()],
  build: {
    outDir: "../src/ginkgopolis/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What every screen needs comes as one file, and so do the city and the table, but for what a table seldom shows:
    // each request costs more than the few bytes it would save.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "base", test: /node_modules|web\/src\/(art|i18n|lib|site)\//, priority: 1 },
            { name: "city", test: /web\/src\/board\// },
            { name: "table", test: /web\/src\/table\/(?!Menu|Phone|Prompt\b)[^/]+$/ },
          ],
        },
      },
    },
  },
  server: {
    proxy: { "/api": { target: server, ws: true } },
    fs: { allow: [".."] },
  },
});
