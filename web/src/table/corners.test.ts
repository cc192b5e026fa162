import { describe, expect, it } from "vitest";
import { cornersOf } from "./corners";

const HIDDEN: [number, number] = [0, 0];
const BOARD = { left: 224, top: 46, width: 656, height: 674 };
const NOTHING = { tools: HIDDEN, supplies: HIDDEN, coach: null, board: BOARD, phone: false };

describe("what covers corners of the city", () => {
  it("is what its buttons and supplies measure, the other way round on a phone", () => {
    const measured = { ...NOTHING, tools: [130, 154] as [number, number], supplies: [300, 34] as [number, number] };
    expect(cornersOf(measured)).toEqual({ top: [148, 172], bottom: [318, 52] });
    expect(cornersOf({ ...measured, phone: true })).toEqual({ top: [318, 52], bottom: [148, 172] });
  });

  it("is nothing where both are hidden", () => {
    expect(cornersOf(NOTHING)).toEqual({ top: HIDDEN, bottom: HIDDEN });
  });

  it("is the coach at the foot of the page, as far as he stands before the city", () => {
    const coach = { left: 14, top: 506, width: 330, height: 200 };
    expect(cornersOf({ ...NOTHING, coach })).toEqual({ top: HIDDEN, bottom: [126, 220] });
    expect(cornersOf({ ...NOTHING, coach, board: { ...BOARD, left: 400 } })).toEqual({ top: HIDDEN, bottom: HIDDEN });
  });

  it("is the coach above on a phone", () => {
    const coach = { left: 8, top: 98, width: 374, height: 130 };
    const board = { left: 0, top: 96, width: 390, height: 500 };
    expect(cornersOf({ ...NOTHING, coach, board, phone: true })).toEqual({ top: [388, 138], bottom: HIDDEN });
  });
});
