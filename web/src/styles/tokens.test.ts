/** The colours of every palette, by day and by night: what is written can be read, and nothing looks like something else. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

type Colour = [number, number, number];
type Tokens = Record<string, string>;

const CSS = readFileSync("src/styles/tokens.css", "utf8");
const PALETTES = ["leaf", "contrast", "protan", "deutan", "tritan"];
const THEMES = ["light", "dark"];

/** The colours that hold under a palette and a theme: later rules win. */
function tokens(palette: string, theme: string): Tokens {
  const found: Tokens = {};
  for (const [, selector, body] of CSS.matchAll(/^(:root[^{]*) \{([^}]*)\}/gm)) {
    if (selector!.includes("palette") && !selector!.includes(`"${palette}"`)) continue;
    for (const [, token, day, night] of body!.matchAll(/--([\w-]+): (?:light-dark\()?(#[0-9a-f]{3,8})(?:, (#[0-9a-f]{3,8}))?\)?;/g)) {
      found[token!] = theme === "dark" && night ? night : day!;
    }
  }
  return found;
}

function linear(hex: string): Colour {
  const long = hex.length === 4 ? hex.replace(/[0-9a-f]/g, "$&$&") : hex;
  const part = (at: number): number => {
    const value = parseInt(long.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

/** WCAG 2: how much brighter one of the two is. */
function contrast(one: string, other: string): number {
  const light = (hex: string): number => linear(hex).reduce((sum, part, at) => sum + part * [0.2126, 0.7152, 0.0722][at]!, 0);
  const [low, high] = [light(one), light(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** What is written in the first colour on the second. */
const WRITTEN: [string, string][] = [
  ...["bg", "rail", "surface", "raised"].flatMap((ground): [string, string][] => ["ink", "ink2", "ink3", "accent"].map((ink) => [ink, ground])),
  ...["gain", "cost"].flatMap((ink): [string, string][] => ["rail", "surface"].map((ground) => [ink, ground])),
  ...["accent", "red", "blue", "yellow", "leaf", "plum", "mint", "onyx", "pearl", "rose"].map((ground): [string, string] => [`on-${ground}`, ground]),
  ["tip-ink", "tip-bg"],
];
/** What must be told from its ground, though nothing is written in it. */
const DRAWN: [string, string][] = [
  ...["focus", "halo"].flatMap((line): [string, string][] => ["surface", "raised", "meadow2"].map((ground) => [line, ground])),
  ...["item-resource", "item-tile", "item-point"].map((item): [string, string] => [item, "surface"]),
];

describe.each(PALETTES.flatMap((palette) => THEMES.map((theme) => [palette, theme] as const)))("the colours of %s, %s", (palette, theme) => {
  const all = tokens(palette, theme);
  const weak = (pairs: [string, string][], least: number): string[] =>
    pairs.filter(([one, other]) => contrast(all[one]!, all[other]!) < least).map((pair) => pair.join(" on "));
  it("can be read", () => expect(weak(WRITTEN, palette === "contrast" ? 4.9 : 4.45)).toEqual([]));
  it("stand out", () => expect(weak(DRAWN, 3)).toEqual([]));
  it("tell the focus from what is chosen", () => expect(all.focus).not.toBe(all.halo));
});

it("has contrasts of seven to one for all plain writing where that is wanted", () => {
  for (const theme of THEMES) {
    const all = tokens("contrast", theme);
    for (const ink of ["ink", "ink2", "ink3", "accent", "gain", "cost"]) expect(contrast(all[ink]!, all.surface!), ink).toBeGreaterThan(7);
  }
});

/** Machado, Oliveira and Fernandes 2009, for those who lack one kind of cones. */
const SEEN: Record<string, Colour[]> = {
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
const MARKS = ["red", "blue", "yellow", "green", "plum", "mint", "onyx", "pearl", "rose"];

function oklab([red, green, blue]: Colour): Colour {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** The smallest distance between two marks as somebody with this kind of eyes sees them. */
function closest(all: Tokens, eyes: Colour[]): number {
  const seen = MARKS.map((name) => {
    const colour = linear(all[name]!);
    return oklab(
      eyes.map((row) =>
        Math.min(
          1,
          Math.max(
            0,
            row.reduce((sum, part, at) => sum + part * colour[at]!, 0),
          ),
        ),
      ) as Colour,
    );
  });
  const pairs = seen.flatMap((one, at) => seen.slice(at + 1).map((other) => Math.hypot(...one.map((part, axis) => part - other[axis]!))));
  return Math.min(...pairs);
}

it.each(Object.entries(SEEN))("sets the marks farther apart for %s eyes than the usual colours do", (palette, eyes) => {
  for (const theme of THEMES) {
    const usual = closest(tokens("leaf", theme), eyes);
    expect(closest(tokens(palette, theme), eyes), theme).toBeGreaterThan(Math.max(0.17, usual));
  }
});
