/** Makes the pictures in docs/screenshots instead of testing. */
import { defineConfig } from "@playwright/test";
import base from "./playwright.config";

export default defineConfig({ ...base, testMatch: "*.shot.ts" });
