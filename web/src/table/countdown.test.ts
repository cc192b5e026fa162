/** A player's own clock: quiet until the last minute, which is told once. */
import { cleanup, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { loadLanguage } from "../i18n";
import { spoken } from "../lib/announce.svelte";
import { setClock } from "../lib/clock";
import { decision, shown } from "../testing/sample";
import { sitDown } from "../testing/table";
import Countdown from "./Countdown.svelte";
import DockBar from "./DockBar.svelte";

const NOW = 1_700_000_000;
const later = (seconds: number) => (vi.advanceTimersByTime(seconds * 1000), flushSync());
const isShort = () => screen.getByRole("timer").classList.contains("short");

beforeAll(() => loadLanguage("en"));
beforeEach(() => {
  vi.useFakeTimers({ now: NOW * 1000 });
  setClock(NOW);
  spoken.polite = "";
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("a player's own clock", () => {
  it("stands beside the question, and nowhere without a clock or a question", () => {
    sitDown(DockBar, shown({ decision: decision({ deadline: NOW + 299 }) }));
    expect(screen.getByRole("timer").textContent).toContain("4:59");
    for (const game of [shown(), shown({ decision: null })]) {
      cleanup();
      sitDown(DockBar, game);
      expect(screen.queryByRole("timer")).toBeNull();
    }
  });
  it("goes by the server's time, whatever the clock of the device says", () => {
    const decided = shown({ decision: decision({ deadline: NOW + 299 }) });
    for (const wrong of [-86_400, 86_400]) {
      vi.setSystemTime((NOW + wrong) * 1000);
      sitDown(DockBar, decided, { state: { now: NOW } });
      expect(screen.getByRole("timer").textContent).toContain("4:59");
      later(60);
      expect(screen.getByRole("timer").textContent).toContain("3:59");
      cleanup();
    }
  });
  it("is told once when the last minute begins, and stands out from then on", () => {
    render(Countdown, { deadline: NOW + 62, mine: true });
    flushSync();
    expect([isShort(), spoken.polite]).toEqual([false, ""]);
    later(2);
    expect([isShort(), spoken.polite]).toEqual([true, "One minute left."]);
    spoken.polite = "";
    later(30);
    expect([isShort(), spoken.polite]).toEqual([true, ""]);
  });
  it("does not call for somebody else's decision", () => {
    render(Countdown, { deadline: NOW + 62 });
    later(30);
    expect([isShort(), spoken.polite]).toEqual([false, ""]);
  });
});
