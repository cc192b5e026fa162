/** The catalogues are complete, alike in all languages, and hold nothing that no screen says. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { catalogue, partsOf } from "../../scripts/messages";
import { screenOf } from "../screens";

const LOCALE = join(import.meta.dirname, "../../../src/ginkgopolis/locale");
const SOURCES = join(import.meta.dirname, "..");
/** What is asked is described there, message by message. */
const PROMPTS = join(LOCALE, "../prompts");
const LANGUAGES = ["en", "de", "fr"];

interface Found {
  file: string;
  names: string[];
}

/** Every message of a language, `id` or `id.attribute`, with the variables it uses. */
function messagesOf(language: string): Map<string, Found> {
  const found = new Map<string, Found>();
  for (const [file, text] of catalogue(join(LOCALE, language))) {
    for (const { id, value, attributes } of new FluentResource(text).body) {
      expect(found.has(id), `${language}/${file} repeats ${id}`).toBe(false);
      found.set(id, { file, names: variables(value) });
      for (const [name, pattern] of Object.entries(attributes)) {
        found.set(`${id}.${name}`, { file, names: variables(pattern) });
      }
    }
  }
  return found;
}

function variables(pattern: unknown): string[] {
  const names = [...JSON.stringify(pattern ?? "").matchAll(/"type":"var","name":"(\w+)"/g)].map((match) => match[1]!);
  return [...new Set(names)].sort();
}

function sources(folder = SOURCES): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(svelte|ts|py)$/.test(entry.name) && !/\.(test|d)\.ts$/.test(entry.name) ? [readFileSync(path, "utf8")] : [];
  });
}

/** A source and all that it imports at once. */
function withImports(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found;
  found.add(path);
  for (const [, name] of readFileSync(path, "utf8").matchAll(/^\s*(?:import|export) (?!type)[^;]*?from "(\.[^"]+)"/gm)) {
    const beside = join(dirname(path), name!);
    const next = [beside, `${beside}.ts`, `${beside}.svelte.ts`, join(beside, "index.ts")].find(
      (one) => existsSync(one) && /\.(ts|svelte)$/.test(one),
    );
    if (next) withImports(next, found);
  }
  return found;
}

const code = sources();
const english = messagesOf("en");
const literalsIn = (texts: string[]) => new Set(texts.flatMap((text) => [...text.matchAll(/["'`]([a-z][\w.-]+)["'`]/g)].map((match) => match[1]!)));
const literals = literalsIn(code);
const prompted = literalsIn(sources(PROMPTS));
/** `learn-${step}-title` stands for every id of that shape. */
const shapes = code
  .flatMap((text) => [...text.matchAll(/`([a-z][\w.-]*(?:\$\{[^`}]*\}[\w.-]*)+)`/g)].map((match) => match[1]!))
  .map((shape) => ({ shape, pattern: new RegExp(`^${shape.replace(/\./g, "\\.").replace(/\$\{[^}]*\}/g, ".+")}$`) }));

describe("the catalogues", () => {
  test.each(LANGUAGES)("in %s can be read to the last line", (language) => {
    for (const [file, text] of catalogue(join(LOCALE, language))) {
      const written = [...text.matchAll(/^[a-z][\w-]* *=/gm)].length;
      const bundle = new FluentBundle(language);
      expect(bundle.addResource(new FluentResource(text)), file).toEqual([]);
      expect(new FluentResource(text).body.length, file).toBe(written);
    }
  });

  test.each(["de", "fr"])("say the same things in %s, about the same values", (language) => {
    const other = messagesOf(language);
    expect([...other.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [id, { file, names }] of english) {
      expect({ id, file: other.get(id)!.file, names: other.get(id)!.names }).toEqual({ id, file, names });
    }
  });

  test("have every message that a screen asks for", () => {
    const asked = code.flatMap((text) => [...text.matchAll(/\bt\(\s*["']([\w.-]+)["']/g)].map((match) => match[1]!));
    expect([...new Set(asked)].filter((id) => !english.has(id))).toEqual([]);
    const templates = code.flatMap((text) => [...text.matchAll(/\bt\(\s*`([^`]+)`/g)].map((match) => match[1]!));
    const known = [...english.keys()];
    const lost = shapes.filter(({ shape }) => templates.includes(shape)).filter(({ pattern }) => !known.some((id) => pattern.test(id)));
    expect(lost.map(({ shape }) => shape)).toEqual([]);
  });

  test("have every message that prompts are made of", () => {
    const web = [...prompted].filter((id) => /^(prompt|option|split|slot|why|draft|aside)-[a-z.-]+$/.test(id));
    expect(web.length).toBeGreaterThan(30);
    expect(web.filter((id) => !english.has(id))).toEqual([]);
  });

  test("have nothing that no screen asks for", () => {
    const asked = (id: string) => prompted.has(id) || prompted.has(id.replace(/\.(note|yes|no)$/, ""));
    const said = (id: string) => literals.has(id) || asked(id) || shapes.some(({ pattern }) => pattern.test(id));
    expect([...english.keys()].filter((id) => !said(id))).toEqual([]);
  });

  test.each([
    ["home", "home/Home.svelte"],
    ["new", "lobby/NewTable.svelte"],
    ["join", "lobby/Join.svelte"],
    ["hal", "home/Hal.svelte"],
    ["rules", "learn/Rules.svelte"],
    ...["Table", "Phone", "Prompt", "Watch", "DraftKept"].map((part): [string, string] => ["table", `table/${part}.svelte`]),
    ["table", "table/around.ts"],
    ["replay", "replay/Replay.svelte"],
  ])("have what the screen %s says in the parts that come with it", (name, file) => {
    const files = ["App.svelte", file].flatMap((entry) => [...withImports(join(SOURCES, entry))]);
    const texts = files.map((path) => readFileSync(path, "utf8"));
    const named = texts.flatMap((text) => [...text.matchAll(/\bt\(\s*["'`]([\w-]+)["'.$`]/g)].map((match) => match[1]!));
    const made = shapes.filter(({ shape }) => texts.some((text) => text.includes(`t(\`${shape}\``)));
    const said = [...named, ...[...english.keys()].filter((id) => made.some(({ pattern }) => pattern.test(id)))];
    // What the words of the game mean is said once it is there, on any screen.
    const parts = [...(screenOf(name).words as string[]), "glossary"];
    // What cities and cards are called is in files that screens without either use, too.
    const late = [...new Set(said)].filter((id) => english.has(id) && !partsOf(english.get(id)!.file).some((part) => parts.includes(part)));
    expect(
      late.filter((id) => !/^(bonus|labelled)$|^(building|card|count|endgame|event|expert|final|icon|name|power|scoring-of|words)-/.test(id)),
    ).toEqual([]);
  });
});
