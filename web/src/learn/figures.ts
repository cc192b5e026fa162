/** The figures of the rules: small positions, drawn by the board itself. */
import type { Ghost, Offer } from "../board/types";
import type { BuildingView, DistrictInfo, Place, PlayerColour, TokenView } from "../lib/types";

export interface Figure {
  /** Its message, `figure-NAME`. */
  name: string;
  /** The clause that it belongs to. */
  clause: string;
  /** As in a position, so that tests can ask the engine about it. */
  city: string;
  lit?: string[];
  letters?: string[];
  ghost?: Ghost;
  offers?: Place[];
  districts?: DistrictInfo[];
}

export const COLOURS: PlayerColour[] = ["plum", "mint"];

const CITY = `
  .   A    B    C    .       .
  L   R1   B2   Y3   D       .
  K   Y1   R2   B1   R8:2@1  E
  J   B3   Y2   R3   F       .
  .   I    H    G    .       .`;
const GROWN = CITY.replace("R3   F       .", "R3   Y9@0*   .").replace("G    .       .", "G    .       .");
const PARK = CITY.replace("D       .", "P@0     D").replace("R8:2@1  E", "P@1     E");

const ghost = (place: Place, tile: string, height: number): Ghost => ({ ...place, tile, height, owner: "plum", site: true });

export const FIGURES: Figure[] = [
  { name: "city", clause: "S1", city: CITY.replace("R8:2@1  E", "E       .") },
  { name: "urbanize", clause: "R4", city: CITY, lit: ["R8", "R3"], letters: ["F"], ghost: ghost({ east: 4, south: 3 }, "Y9", 1) },
  { name: "construct", clause: "R5", city: CITY, lit: ["R8"], ghost: ghost({ east: 4, south: 2 }, "B12", 3) },
  {
    name: "token",
    clause: "T2",
    city: GROWN,
    lit: ["Y9"],
    offers: [
      { east: 5, south: 3 },
      { east: 4, south: 4 },
    ],
  },
  {
    name: "districts",
    clause: "D3",
    city: CITY.replace("B1   R8", "R12:2@0 R8").replace("R3   F       .", "R7:2@0 Y9@0    F"),
    districts: [
      {
        colour: "red",
        tops: ["R2", "R12", "R8", "R7"],
        buildings: [4, 5, 6, 9],
        resources: 6,
        ranking: [
          { seat: 0, resources: 4, tallest: 2, number: 12, points: 6 },
          { seat: 1, resources: 2, tallest: 2, number: 8, points: 2 },
        ],
      },
    ],
  },
  { name: "parks", clause: "M3.5", city: PARK, letters: ["E"], ghost: ghost({ east: 5, south: 2 }, "B9", 1) },
];

/** A city written as in a position: `R8:2@1*` is a building of two floors, seat 1's, with a site. */
export function readCity(text: string): { buildings: BuildingView[]; tokens: TokenView[] } {
  const buildings: BuildingView[] = [];
  const tokens: TokenView[] = [];
  for (const [south, line] of text.trim().split("\n").entries()) {
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
