/** The words of the game are marked in any text, in every language, and say what they mean. */
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { chaptersOf, rulesFile } from "../../scripts/rules";
import { languages, loadLanguage, t } from "../i18n";
import { marked, markedHtml, TERMS, termsIn, type Term } from "../lib/glossary";
import { prefs } from "../lib/prefs.svelte";
import Glossary from "./Glossary.svelte";
import Words from "./Words.svelte";

const DOCS = join(import.meta.dirname, "../../../docs");
const found = (text: string) => marked(text).flatMap((piece) => (piece.term ? [[piece.text, piece.term]] : []));

beforeEach(() => loadLanguage("en"));
afterEach(cleanup);

describe("terms", () => {
  it("are marked where they come first, and a longer one before a shorter", () => {
    expect(found("Place a tile, and another tile, on a prestige building.")).toEqual([
      ["tile", "tile"],
      ["prestige building", "prestige"],
    ]);
    expect(marked("No word.")).toEqual([{ text: "No word." }]);
    expect(marked("textile tiles").map((piece) => piece.text)).toEqual(["textile ", "tiles"]);
  });
  it("are known in every language", async () => {
    const sentences = {
      en: "Urbanize with a tile in this district.",
      de: "Urbanisiere nichts: Ein Plättchen im Viertel.",
      fr: "Construis en hauteur sur un bâtiment du quartier.",
    };
    const terms = { en: ["urbanize", "tile", "district"], de: ["tile", "district"], fr: ["construct", "building", "district"] };
    for (const language of languages) {
      await loadLanguage(language);
      expect([...termsIn(sentences[language])], language).toEqual(terms[language]);
    }
  });
  it("are plain words until their meanings have been fetched", async () => {
    vi.resetModules();
    const [words, glossary] = await Promise.all([import("../i18n"), import("../lib/glossary")]);
    await words.loadLanguage("en", ["table"]);
    expect(glossary.marked("A tile.")).toEqual([{ text: "A tile." }]);
    await words.loadWords(["glossary"]);
    expect(glossary.marked("A tile.")).toEqual([{ text: "A " }, { text: "tile", term: "tile" }, { text: "." }]);
  });
  it.each(languages)("have a meaning, and a clause that there is, in %s", async (language) => {
    await loadLanguage(language);
    const chapters = chaptersOf(readFileSync(rulesFile(DOCS, language), "utf8"));
    const clauses = new Set(chapters.flatMap((chapter) => [chapter.id, ...chapter.clauses.map((clause) => clause.id)]));
    for (const [term, clause] of Object.entries(TERMS) as [Term, string][]) {
      expect(clauses.has(clause), `${term}: ${clause}`).toBe(true);
      expect(t(`term-${term}.means`).length, term).toBeGreaterThan(30);
      const [form] = t(`term-${term}.forms`).split(", ");
      expect([...termsIn(`— ${form!} —`)], term).toEqual([term]);
    }
  });
  it("in our own pages leave links, headings and tags alone", () => {
    const html = '<p title="tile">A <a href="#/rules/R4">tile</a>, a tile &amp; a tile.</p><table><th>floor</th></table>';
    expect(markedHtml(html)).toBe(
      '<p title="tile">A <a href="#/rules/R4">tile</a>, a <button type="button" class="term" data-term="tile">tile</button> &amp; a tile.</p>' +
        "<table><th>floor</th></table>",
    );
  });
});

describe("a sentence", () => {
  const shown = () => [...document.querySelectorAll("[data-term]")].map((one) => one.textContent);
  it("is marked for those who learn the game, or always", async () => {
    prefs.teach = "off";
    const { rerender, container } = render(Words, { text: "Take a tile and a resource." });
    expect([container.textContent, shown()]).toEqual(["Take a tile and a resource.", []]);
    await rerender({ always: true });
    expect([container.textContent, shown()]).toEqual(["Take a tile and a resource.", ["tile", "resource"]]);
    await rerender({ after: "A tile." });
    expect(shown()).toEqual(["resource"]);
    prefs.teach = "auto";
  });
});

describe("the meaning of a word", () => {
  const meaning = () => screen.queryByRole("group", { name: "What the word means" });
  function open(): HTMLElement {
    render(Glossary);
    render(Words, { text: "A district.", always: true });
    return screen.getByRole("button", { name: "district" });
  }
  it("comes at a tap, with a link to the rules, and goes at a tap elsewhere", async () => {
    const word = open();
    expect(meaning()).toBeNull();
    await fireEvent.click(word, { detail: 1 });
    expect(meaning()!.textContent).toContain("side by side");
    expect(word.getAttribute("aria-describedby")).toBe("glossary");
    const link = screen.getByRole<HTMLAnchorElement>("link", { name: "Rules, clause D1" });
    expect(link.getAttribute("href")).toBe("#/rules/D1");
    await fireEvent.click(document.body);
    expect(meaning()).toBeNull();
    expect(word.hasAttribute("aria-describedby")).toBe(false);
  });
  it("comes under the mouse and stays while it is read", async () => {
    const word = open();
    await fireEvent.pointerOver(word, { pointerType: "mouse" });
    await expect.poll(meaning).not.toBeNull();
    await fireEvent.pointerOver(meaning()!, { pointerType: "mouse" });
    expect(meaning()).not.toBeNull();
    await fireEvent.pointerOver(document.body, { pointerType: "mouse" });
    await expect.poll(meaning).toBeNull();
  });
  it("goes with Escape, which then means nothing else", async () => {
    const word = open();
    await fireEvent.click(word, { detail: 0 });
    await expect.poll(() => document.activeElement?.tagName).toBe("A");
    let heard = 0;
    const listen = () => (heard += 1);
    document.addEventListener("keydown", listen);
    await fireEvent.keyDown(document.activeElement!, { key: "Escape" });
    document.removeEventListener("keydown", listen);
    expect([meaning(), heard, document.activeElement === word]).toEqual([null, 0, true]);
  });
});
