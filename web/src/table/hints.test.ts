/** "Pick it" shows the hinted answer whole, and confirming sends just that, whatever is asked. */
import { cleanup, fireEvent, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { loadLanguage } from "../i18n";
import type { Hinted } from "../lib/types";
import { draftWords } from "./prompt-words";
import { asked, choicesIn, POSITIONS, type Position } from "../testing/sample";
import { sitDown, type Place } from "../testing/table";
import { boardShow } from "./board-props";
import Dock from "./Dock.svelte";
import PhoneSheet from "./PhoneSheet.svelte";

beforeAll(() => loadLanguage("en"));
afterEach(cleanup);

const hinted = (moves: string[]): Hinted => ({ type: "hinted", id: null, seat: 0, decision: "1.0", bot: "medium", moves, words: "", reason: "" });
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const labels = (selector: string) => all(selector).map((one) => one.getAttribute("aria-label"));

/** Every answer that a bot may give: a card with all that goes with it, tiles to give back, or one move. */
function answersTo(position: Position): string[][] {
  const { moves, prompt } = asked(position).decision!;
  if (prompt.ends) return [[prompt.ends], ["give R17", prompt.ends], ["give P", "give R14", "give P", "give P", prompt.ends]];
  if (prompt.kind !== "choose") return moves.map((move) => [move]);
  return moves.flatMap((move) => {
    const then = prompt.options?.find((option) => option.move === move)?.then ?? [];
    return then.reduce<string[][]>(
      (made, at) => made.flatMap((before) => prompt.steps![at]!.options.map((option) => [...before, option.move])),
      [[move]],
    );
  });
}

/** What somebody sees to be picked. */
const SHOWN: Record<string, (place: Place, moves: string[]) => void> = {
  choose: ({ session }, moves) => {
    if (moves[0] === "new hand") return expect(session.asksNewHand).toBe(true);
    const [card, tile] = moves[0]!.split("+");
    expect(all("[data-card][aria-checked=true]").map((one) => one.dataset.card)).toEqual([card]);
    expect(all("[data-tile][aria-checked=true]").map((one) => one.dataset.tile)).toEqual(tile ? [tile] : []);
    const aside = moves.find((move) => move.startsWith("aside "))?.slice(6);
    expect(all(".card.aside").map((one) => one.dataset.card)).toEqual([aside]);
    const event = moves.find((move) => move.startsWith("event "))?.slice(6);
    expect(document.querySelector(".slots")!.textContent.toLowerCase()).toContain(event ?? "event");
  },
  draft: (_, [move]) => expect(labels("[role=radio][aria-checked=true]")).toEqual([draftWords(move!)]),
  events: ({ session }, [move]) => {
    const kept = all("[aria-pressed=true] b").map((one) => one.textContent.toLowerCase());
    expect(kept).toEqual(session.option(move!)!.things);
  },
  split: ({ session }, [move]) => {
    const counts = all(".count").map((one) => Number(one.textContent));
    expect(counts.slice(1)).toEqual(session.option(move!)!.counts);
  },
  "quality control": ({ session }, [move]) => expect(session.options[Number(screen.getByRole<HTMLInputElement>("slider").value)]!.move).toBe(move),
  "give back": (_, moves) => expect(all("[aria-pressed=true]").length).toBe(moves.length - 1),
  token: ({ session }, [move]) => {
    const offers = boardShow(session).offers;
    expect(offers.filter((offer) => offer.on).map((offer) => offer.key)).toEqual([move]);
    expect(document.querySelector(".worth")).not.toBeNull();
  },
};
const SHOWN_IN_A_LIST = ({ session }: Place, [move]: string[]) => {
  const marked = all(".options [role=radio]").map((one) => one.getAttribute("aria-checked") === "true");
  expect(marked).toEqual(session.options.map((option) => option.move === move));
};

/** Be asked something, having picked something else before. */
async function at(part: unknown, position: Position): Promise<Place> {
  const place = sitDown(part, asked(position), { choices: choicesIn(position) });
  if (position !== "choose") await expect.poll(() => document.querySelector(".prompt > *")).not.toBeNull();
  return place;
}

describe.each(POSITIONS)("a hint is picked whole: %s", (position) => {
  const kind = asked(position).decision!.prompt.kind;
  it.each(answersTo(position).map((moves) => [moves.join(", "), moves] as const))("%s", async (_, moves) => {
    const place = await at(Dock, position);
    // What was picked before does not stay.
    const other = answersTo(position).find((one) => one.join() !== moves.join())!;
    place.session.hint = hinted(other);
    place.session.takeHint();
    place.session.hint = hinted(moves);
    place.session.takeHint();
    flushSync();
    (SHOWN[kind] ?? SHOWN_IN_A_LIST)(place, moves);
    await fireEvent.click(document.querySelector("[data-confirm]")!);
    expect(place.played()).toEqual(moves);
  });
});

describe("a hint on a phone", () => {
  it.each(POSITIONS)("is picked by its button and sent: %s", async (position) => {
    const place = await at(PhoneSheet, position);
    for (const moves of answersTo(position).slice(0, 3)) {
      await place.view.rerender({ given: { raised: true, onclose: () => undefined } });
      place.session.hint = hinted(moves);
      await fireEvent.click(await screen.findByRole("button", { name: "Pick it" }));
      await fireEvent.click(document.querySelector("[data-confirm]")!);
      expect(place.played()).toEqual(moves);
    }
  });
});

describe("what a hint says", () => {
  const said = async (position: Position, moves: string[]) => {
    const place = await at(PhoneSheet, position);
    place.session.hint = hinted(moves);
    return (await screen.findByRole("status")).querySelector("p")!.textContent;
  };
  it("tells the whole answer", async () => {
    expect(await said("choose", ["A+P", "event advertising", "aside R3"])).toBe(
      "Play plot A with Green space. Add the event Advertising campaign. Set Red 3 aside.",
    );
  });
  it("names the tiles to give back", async () => {
    expect(await said("give back", ["give P", "give R14", "done"])).toBe("Give back Green space and Red 14.");
  });
  it("says that none is given back", async () => {
    expect(await said("give back", ["done"])).toBe("Give no tile back.");
  });
  it("names a space by what stands beside it, and points at it in the city", async () => {
    const place = await at(PhoneSheet, "token");
    place.session.hint = hinted([">E"]);
    expect((await screen.findByRole("status")).textContent).toContain("Plot east of Blue 15 for token G");
    expect(boardShow(place.session).offers.map((offer) => [offer.key, offer.hinted, offer.on])).toEqual([
      [">E", true, false],
      [">S", false, false],
    ]);
  });
});
