/** Measures how fast the client is instead of testing it; what is measured lies in benchmarks/browser. */
import { defineConfig } from "@playwright/test";
import base from "./playwright.config";

export default defineConfig({
  ...base,
  testDir: "../benchmarks/browser",
  testMatch: "*.bench.ts",
  timeout: 900_000,
  workers: 1,
});
