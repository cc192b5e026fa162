/** What covers corners of the city: the buttons, the supplies of the modules, and in a lesson the coach. */
import type { Corners } from "../board/geometry";
import type { Box } from "../learn/spot";

type Size = [number, number];

interface Covering {
  /** What is hidden measures nothing. */
  tools: Size;
  supplies: Size;
  coach: Box | null;
  /** The city's window. */
  board: Box | null;
  phone: boolean;
}

/** As far as they lie from the edge, and some air. */
const AROUND = 18;
const around = ([wide, high]: Size): Size => (wide ? [wide + AROUND, high + AROUND] : [0, 0]);
const both = (one: Size, other: Size): Size => [Math.max(one[0], other[0]), Math.max(one[1], other[1])];

/** The corners, from the left: a phone has its buttons below and the supplies above, everywhere else it is the other way round. */
export function cornersOf({ tools, supplies, coach, board, phone }: Covering): Corners {
  const [above, below] = phone ? [supplies, tools] : [tools, supplies];
  const corners: Corners = { top: around(above), bottom: around(below) };
  if (!coach || !board) return corners;
  const wide = coach.left + coach.width - board.left + 6;
  const [over, under] = [coach.top - board.top, board.top + board.height - coach.top - coach.height];
  if (wide <= 0 || over + coach.height <= 0 || under + coach.height <= 0) return corners;
  return over < under
    ? { ...corners, top: both(corners.top, [wide, over + coach.height + 6]) }
    : { ...corners, bottom: both(corners.bottom, [wide, under + coach.height + 6]) };
}
