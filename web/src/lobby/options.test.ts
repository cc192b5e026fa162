/** The lobby offers what the server has, in its words. */
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { loadLanguage } from "../i18n";
import type { About } from "../lib/types";
import { table } from "../testing/sample";
import GameOptions from "./GameOptions.svelte";

const ratings = { events: { complexity: 2, strategy: 1 } };
const about = { modules: ["experts", "events", "lanterns"], drafted: ["experts"], ratings, hand_sizes: [[4], [4, 5]] } as unknown as About;
const words = { en: "module-lanterns = Lanterns\nmodule-lanterns-lead = light them early" };
const asked = vi.fn((..._: unknown[]) => Promise.resolve(new Response(JSON.stringify({ words }))));

beforeAll(() => loadLanguage("en"));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ticks = () => screen.getAllByRole("checkbox").map((tick) => tick.closest("label")!.textContent.trim());

it("offers the server's modules, those that are drafted last, and names one from elsewhere", async () => {
  vi.stubGlobal("fetch", asked);
  render(GameOptions, { table: table(), about, editable: true, change: () => Promise.resolve(true) });
  await expect.poll(() => ticks()[1]).toBe("Lanternslight them early");
  expect(ticks().slice(1, 3)).toEqual(["Lanternslight them early", "Expertsone strong specialist each"]);
  expect(asked.mock.calls).toEqual([["/api/about"]]);
});

it("rates the modules, in dots and in words", () => {
  render(GameOptions, { table: table(), about, editable: true, change: () => Promise.resolve(true) });
  expect(screen.getByRole("checkbox", { name: "Events two surprises each complexity 2 of 3 strategy 1 of 3" })).toBeTruthy();
  const filled = screen.getAllByRole("img").map((rating) => rating.querySelectorAll(".filled").length);
  expect(filled).toEqual([2, 1]);
});

it("plays no introductory game with what is drafted", async () => {
  const sent: unknown[] = [];
  vi.stubGlobal(
    "fetch",
    vi.fn((_: string, request: RequestInit) => {
      sent.push(JSON.parse(request.body as string));
      return Promise.resolve(new Response("{}"));
    }),
  );
  const change = async (work: () => Promise<unknown>) => {
    await work();
    return true;
  };
  render(GameOptions, { table: table(), about, editable: true, change });
  await fireEvent.click(screen.getByRole("checkbox", { name: /^Experts/ }));
  expect(sent).toMatchObject([{ options: { modules: ["experts"], introductory: false } }]);
});
