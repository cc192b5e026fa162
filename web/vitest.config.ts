/** Tests of the client's parts. What they need is not installed where the client is only built. */
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig, mergeConfig } from "vitest/config";
import client from "./vite.config.ts";

export default mergeConfig(
  client,
  defineConfig({
    plugins: [svelteTesting()],
    test: {
      environment: "happy-dom",
      include: ["src/**/*.test.ts"],
      setupFiles: ["src/testing/patience.ts"],
      // A realm for each file starts sooner than a thread. The classes of the page are shared: what a test changes in
      // them it must put back.
      pool: "vmThreads",
      maxWorkers: "100%",
      // No test depends on how busy the machine is.
      testTimeout: 120_000,
      hookTimeout: 120_000,
      expect: { poll: { timeout: 120_000 } },
    },
  }),
);
