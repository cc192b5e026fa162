/** Measures how fast the client is instead of testing it; what is measured lies in benchmarks/browser. */
import { defineConfig } from "@playwright/test";
import base from "./playwright.config";

export default defineConfig({
  ...base,
  testDir: "../benchmarks/browser",
  testMatch: "*.bench.ts",
  timeout: 900_000,
  workers: 1,
  // The browser as people have it, with all its processes.
  use: { ...base.use, launchOptions: { ...base.use?.launchOptions, args: ["--no-sandbox"] } },
});
