/** How tiles that were earned are drawn (M0): value II for two, III for three, green for one, the rest I. */
export interface Split {
  two: number;
  green: number;
  /** Value III tiles by colour. */
  three: { R: number; B: number; Y: number };
}

export const noSplit = (): Split => ({ two: 0, green: 0, three: { R: 0, B: 0, Y: 0 } });

export const spent = (split: Split): number => 2 * split.two + split.green + 3 * (split.three.R + split.three.B + split.three.Y);

/** The move that says so. */
export function splitMove(split: Split): string {
  const parts = [
    ...Array<string>(split.two).fill("II"),
    ...Array<string>(split.green).fill("P"),
    ...(["R", "B", "Y"] as const).flatMap((colour) => Array<string>(split.three[colour]).fill(`III${colour}`)),
  ].sort();
  return parts.length ? `draw ${parts.join("+")}` : "draw I";
}

/** Is there a legal move with this split, or one with more of it? */
export const allowed = (split: Split, moves: ReadonlySet<string>): boolean => moves.has(splitMove(split));
