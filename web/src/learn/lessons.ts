/** The lessons: each a position of a real game, and the deed that it is about. */
import type { Deed } from "../lib/types";

export interface Lesson {
  position: string;
  /** What is lit, in this order. */
  card: string;
  tile: string | null;
  /** Something else that is lit instead. */
  target?: string;
  /** What ends the lesson before the round does. */
  ends?: Deed["deed"];
  /** Is this what the lesson was about? Told of one's own deeds in the round. */
  learnt: (deeds: Deed[]) => boolean;
}

const did = (deeds: Deed[], name: Deed["deed"]): boolean => deeds.some((deed) => deed.deed === name);

const CITY = `city
  .   A    B    C    .       .
  L   R1   B2   Y3   D       .
  K   Y1   R2   B1   R8:2@1  E
  J   B3   Y2   R3   F       .
  .   I    H    G    .       .
middle 3 3`;

const CITY_WITH_NINE = CITY.replace("R3   F       .", "R3   Y9@0    F");
const CITY_WITH_SEVEN = CITY_WITH_NINE.replace("R3   Y9@0    F", "R7:2@0 Y9@0  F");
const CHARACTERS = { me: "characters 1 2 3", rival: "characters 4 5 6" };

/** A round in which the rival has already chosen, so that only one's own choice is open. */
function position(round: number, city: string, me: string, rival: string, rest = ""): string {
  return ["players 2", `round ${round}`, "first 0", city, `seat 0: ${me}; ${CHARACTERS.me}`, `seat 1: ${rival}; ${CHARACTERS.rival}`, rest].join(
    "\n",
  );
}

export const LESSONS: Lesson[] = [
  {
    position: position(2, CITY, "resources 2; points 1; hand R8 Y2 B3", "resources 4; points 2; commit R1; hand C"),
    card: "R8",
    tile: null,
    learnt: (deeds) => deeds.some((deed) => deed.deed === "exploited" && deed.height > 0),
  },
  {
    position: position(3, CITY, "resources 4; points 1; hand B E", "resources 5; points 2; commit R1; hand C Y2"),
    card: "B",
    tile: null,
    learnt: (deeds) => deeds.some((deed) => deed.deed === "exploited" && deed.height === 0),
  },
  {
    position: position(4, CITY, "resources 4; points 1; tiles Y9; hand F L", "resources 5; points 2; commit R1; hand C Y2"),
    card: "F",
    tile: "Y9",
    learnt: (deeds) => did(deeds, "urbanized"),
  },
  {
    position: position(5, CITY_WITH_NINE, "resources 6; points 3; tiles R7; hand R3 K", "resources 5; points 2; commit B3; hand C Y2"),
    card: "R3",
    tile: "R7",
    learnt: (deeds) => did(deeds, "constructed"),
  },
  {
    position: position(
      6,
      CITY_WITH_SEVEN.replace("R7:2@0", "R7:2@0*"),
      "resources 7; points 4; tiles R6; hand R8 K; cards R3",
      "resources 5; points 2; commit B3; hand C Y2",
    ),
    card: "R8",
    tile: "R6",
    learnt: (deeds) => deeds.some((deed) => deed.deed === "constructed" && deed.card === "R8"),
  },
  {
    position: position(7, CITY_WITH_SEVEN, "resources 6; points 4; tiles R12; hand B1 K; cards R3", "resources 5; points 2; commit B3; hand C Y2"),
    card: "B1",
    tile: "R12",
    learnt: (deeds) => deeds.some((deed) => deed.deed === "constructed" && deed.card === "B1"),
  },
  {
    position: position(8, CITY_WITH_SEVEN, "resources 4; points 4; hand B3 K L", "resources 5; points 2; commit R1; hand C Y2"),
    card: "B3",
    tile: null,
    learnt: (deeds) => deeds.some((deed) => deed.deed === "exploited" && deed.card === "B3"),
  },
  {
    position: position(9, CITY_WITH_SEVEN, "resources 4; points 4; hand I J K L", "resources 5; points 2; commit R1; hand C Y2"),
    card: "",
    tile: null,
    target: 'button:has(use[href="#i-newhand"])',
    ends: "new_hand_taken",
    learnt: (deeds) => did(deeds, "new_hand_taken"),
  },
  {
    position: position(10, CITY_WITH_SEVEN, "resources 6; points 4; tiles Y10; hand Y1 K", "resources 5; points 2; commit R1; hand C Y2"),
    card: "Y1",
    tile: "Y10",
    learnt: (deeds) => deeds.some((deed) => deed.deed === "constructed" && deed.card === "Y1"),
  },
  {
    position: position(
      14,
      `city
  .   A    B        C       .       .
  L   R1   B14:2@1  Y3      D       .
  K   Y1   R2       R12:2@0 R8:2@1  E
  J   B3   Y18:2@1  R7:2@0  Y9@0    F
  .   I    H        G       .       .
middle 3 3`,
      "resources 5; points 12; tiles B6; hand B14 Y9; cards R3 B1",
      "resources 5; points 9; commit Y18; hand C; cards B2 Y2",
      "supply B10 R15\nexhausted 1",
    ),
    card: "B14",
    tile: null,
    learnt: (deeds) => deeds.some((deed) => deed.deed === "exploited" && deed.card === "B14"),
  },
];
