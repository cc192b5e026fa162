/** Tests with a real browser and a real server; `npm run build` comes first. */
import { defineConfig } from "@playwright/test";
import chromium from "@sparticuz/chromium";
import { mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";

// The browser unpacks itself into the temporary folder under a name that does not tell its version.
const FOLDER = "ginkgopolis-chromium-153";
if (basename(tmpdir()) !== FOLDER) process.env.TMPDIR = join(tmpdir(), FOLDER);
mkdirSync(tmpdir(), { recursive: true });

export default defineConfig({
  testDir: "tests",
  testMatch: "*.spec.ts",
  workers: Number(process.env.WORKERS ?? 1),
  fullyParallel: false,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: process.env.CI ? "line" : "list",
  outputDir: join(tmpdir(), "results"),
  use: {
    viewport: { width: 1440, height: 900 },
    locale: "en-GB",
    launchOptions: { executablePath: await chromium.executablePath(), args: ["--no-sandbox"] },
    contextOptions: { reducedMotion: "reduce" },
    actionTimeout: 15_000,
  },
});
