// Writes what the client takes from the Python package (types of the protocol, limits, the table of cards, what is
// asked in the positions of the tests), or says whether the committed files are current:
// `node scripts/types.mjs [--check]`, with PYTHON naming an interpreter that can import ginkgopolis.server.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import openapiTS, { astToString } from "openapi-typescript";

const python = process.env.PYTHON ?? "python3";
const here = (path) => new URL(path, import.meta.url);
const told = JSON.parse(execFileSync(python, [here("./schema.py").pathname], { encoding: "utf8", maxBuffer: 1 << 26 }));
const head = "// Made by `npm run types` from the server's schema; do not edit.\n";
const shapes = { ...told.schema, paths: {} }; // the client names shapes, never paths
const made = {
  "../src/lib/schema.d.ts": head + astToString(await openapiTS(shapes)),
  "../src/lib/limits.json": `${JSON.stringify(told.limits)}\n`,
  "../src/lib/cards.json": `${JSON.stringify(told.cards).replaceAll(",{", ",\n{")}\n`,
  "../tests/data/asked.json": `${JSON.stringify(told.asked)}\n`.replaceAll(/(?<=[{,])"(?=[a-z ]+":\{"view")/g, '\n"'),
};

const stale = Object.entries(made).filter(([path, text]) => {
  try {
    return readFileSync(here(path), "utf8") !== text;
  } catch {
    return true;
  }
});
if (process.argv.includes("--check")) {
  for (const [path] of stale) console.error(`${path.slice(3)} is not current: run npm run types.`);
  process.exitCode = stale.length ? 1 : 0;
} else {
  for (const [path, text] of stale) writeFileSync(here(path), text);
}
