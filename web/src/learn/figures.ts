/** The figures of the rules: small positions, drawn by the board itself. */
import figures from "../../../docs/figures.json" with { type: "json" };
import type { Ghost, Offer } from "../board/types";
import type { BuildingView, DistrictInfo, Place, PlayerColour, TokenView } from "../lib/types";

export interface Figure {
  /** Its message, `figure-NAME`. */
  name: string;
  /** The clause that it belongs to. */
  clause: string;
  /** The rows of a position's city, so that tests can ask the engine about it. */
  city: string[];
  lit?: string[];
  letters?: string[];
  ghost?: Ghost;
  offers?: Place[];
  districts?: DistrictInfo[];
}

export const COLOURS: PlayerColour[] = ["plum", "mint"];

export const FIGURES = figures as Figure[];

/** A city written as in a position: `R8:2@1*` is a building of two floors, seat 1's, with a site. */
export function readCity(rows: string[]): { buildings: BuildingView[]; tokens: TokenView[] } {
  const buildings: BuildingView[] = [];
  const tokens: TokenView[] = [];
  for (const [south, line] of rows.entries()) {
    for (const [east, cell] of line.trim().split(/\s+/).entries()) {
      const found = /^([A-Z]\d+|P)(?::(\d+))?(?:@(\d))?(\*)?$/.exec(cell);
      const owner = found?.[3] === undefined ? null : Number(found[3]);
      if (found && (found[1] !== "P" || owner !== null)) {
        const height = Number(found[2] ?? 1);
        buildings.push({ tile: found[1]!, east, south, height, owner, site: !!found[4], covered: Array<null>(height - 1).fill(null) });
      } else if (cell !== ".") tokens.push({ letter: cell, east, south });
    }
  }
  return { buildings, tokens };
}

/** What the board is asked to show for a figure. */
export function shownIn(figure: Figure): {
  buildings: BuildingView[];
  tokens: TokenView[];
  lit: number[];
  litLetters: string[];
  keep: number[];
  offers: Offer[];
} {
  const { buildings, tokens } = readCity(figure.city);
  const lit = buildings.flatMap((one, at) => (figure.lit?.includes(one.tile) ? [at] : []));
  const offers = (figure.offers ?? []).map((place) => ({
    ...place,
    key: `${place.east}`,
    letter: "F",
    on: false,
    hinted: false,
    words: "",
    tokens: [],
  }));
  return { buildings, tokens, lit, litLetters: figure.letters ?? [], keep: lit, offers };
}
