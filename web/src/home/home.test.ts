import { beforeAll, describe, expect, test } from "vitest";
import { loadLanguage } from "../i18n";
import type { TableSummary } from "../lib/types";
import { growLeaf } from "./leaf-city";
import { levelOf, readInvite } from "./play";
import { describe as told, standing } from "./summary";

const table: TableSummary = {
  id: "k3v9q2xw7mpa",
  title: "Moss & Mortar",
  phase: "playing",
  players: 3,
  free: 0,
  names: ["Juno", "Ada", "Kei"],
  colours: ["plum", "mint", "rose"],
  introductory: false,
  modules: [],
  everything: false,
  hal: null,
  clock: null,
  touched: 0,
  round: 4,
  yours: [0],
  waiting: [2],
  archived: false,
  result: null,
};

beforeAll(() => loadLanguage("en"));

describe("a table in a list", () => {
  test("says who is waited for", () => {
    expect(standing(table)).toEqual({ words: "Kei is choosing", yours: false });
    expect(standing({ ...table, waiting: [0, 2] })).toEqual({ words: "Your choice", yours: true });
    expect(standing({ ...table, waiting: [1, 2] })).toEqual({ words: "2 players are choosing", yours: false });
  });

  test("says how it ended", () => {
    const over = { ...table, phase: "finished" as const, waiting: [] };
    expect(standing({ ...over, result: { winners: [0], totals: [5, 3, 1] } }).words).toBe("You won");
    expect(standing({ ...over, result: { winners: [1, 2], totals: [1, 3, 3] } }).words).toBe("Won by Ada, Kei");
    expect(standing({ ...table, phase: "closed" }).words).toBe("Closed");
  });

  test("says what is played", () => {
    expect(told(table)).toBe("Round 4 · normal game");
    expect(told({ ...table, introductory: true, phase: "lobby" })).toBe("introductory game");
    expect(told({ ...table, hal: "normal" })).toBe("Round 4 · against Hal");
    expect(told({ ...table, modules: ["events", "experts"], phase: "lobby" })).toBe("normal game · Events · Experts");
    expect(told({ ...table, modules: ["events", "experts"], everything: true, phase: "lobby" })).toBe("all modules");
    expect(standing({ ...table, phase: "lobby", free: 1, yours: [] }).words).toBe("2 of 3");
  });
});

describe("the ways to a table", () => {
  test("links and codes are read wherever they come from", () => {
    const wanted = { screen: "join", table: "k3v9q2xw7mpa", secret: "0q3xJbq7Yb3o5yB3m4T8bw" };
    expect(readInvite("https://example.org/play/#/join/k3v9q2xw7mpa/0q3xJbq7Yb3o5yB3m4T8bw")).toEqual(wanted);
    expect(readInvite("  k3v9q2xw7mpa/0q3xJbq7Yb3o5yB3m4T8bw ")).toEqual(wanted);
    expect(readInvite("http://localhost:8000/#/seat/k3v9q2xw7mpa/0q3xJbq7Yb3o5yB3m4T8bw")).toEqual({ ...wanted, screen: "seat" });
    for (const text of ["", "hello", "https://example.org/"]) expect(readInvite(text)).toBeNull();
  });

  test("bots play at the level that somebody likes, if there is such a one here", () => {
    const level = (name: string) => ({ level: name, bot: name, face: "bot" });
    const about = { levels: [level("easy"), level("medium")], stand_in: "medium" } as Parameters<typeof levelOf>[0];
    expect(["easy", "", "gone"].map((liked) => levelOf(about, liked))).toEqual(["easy", "medium", "medium"]);
  });
});

test("the leaf grows the same way every time", () => {
  const leaf = growLeaf(940, 640);
  expect(leaf).toEqual(growLeaf(940, 640));
  expect(leaf.buildings.length).toBeGreaterThan(20);
  expect(leaf.parks.length).toBeGreaterThan(80);
});
