import { describe, expect, it } from "vitest";
import { seat, view } from "../testing/sample";
import { firstSupply, secondSupply } from "./supply";
import type { LogEntry } from "./types";

const entry = (...tiles: string[]): LogEntry => ({
  seat: 0, round: 9, news: [], undone: null, events: tiles.map((tile) => ({ event: "gave_back", seat: 0, tile })),
});

describe("the supply of tiles", () => {
  it("begins with what players and modules leave in", () => {
    expect(firstSupply(view())).toBe(45);
    expect(firstSupply(view({ seats: [seat(), seat(), seat(), seat()] }))).toBe(51);
    expect(firstSupply(view({ modules: ["events", "new_buildings", "prestige_buildings", "green_spaces"] }))).toBe(36);
  });
  it("begins anew with the ordinary tiles that were given back", () => {
    expect(secondSupply([entry("R7", "Y20"), entry("B4", "B22", "Y24", "P"), entry()])).toBe(3);
  });
});
