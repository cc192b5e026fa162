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

// No test depends on how busy the machine is: these are far beyond what anything takes there.
const PATIENCE = 120_000;

export default defineConfig({
  testDir: "tests",
  testMatch: "*.spec.ts",
  workers: Number(process.env.WORKERS ?? 1),
  fullyParallel: true,
  forbidOnly: true,
  timeout: 10 * PATIENCE,
  expect: { timeout: PATIENCE },
  reporter: process.env.CI ? "line" : "list",
  reportSlowTests: { max: 10, threshold: 10_000 },
  outputDir: join(tmpdir(), "results"),
  use: {
    viewport: { width: 1440, height: 900 },
    locale: "en-GB",
    // Fewer processes for the same pages take a twentieth less time.
    launchOptions: { executablePath: await chromium.executablePath(), args: ["--no-sandbox", "--in-process-gpu", "--process-per-site"] },
    contextOptions: { reducedMotion: "reduce" },
    actionTimeout: PATIENCE,
  },
});
