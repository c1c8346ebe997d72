/** The curve of a player's chances: a stroke for each ply, and dots where the next search sees it otherwise. */
export interface Stroke {
  ply: number;
  /** Before the ply, at the place of the one before it. */
  from: number;
  /** After it. */
  to: number;
}

interface Told {
  chances: readonly (readonly number[])[];
  before: readonly (readonly number[])[];
}

/** One player's strokes, ply by ply: of a move of theirs, from the best move's chance to that of the move played. */
export function strokesOf({ chances, before }: Told, seat: number): Stroke[] {
  return before.map((row, i) => ({
    ply: i + 1,
    from: row[seat - 1] ?? 50,
    to: chances[i + 1]?.[seat - 1] ?? 50,
  }));
}

/** From so much on a difference is dotted; less is drawn as if the curve went on. */
const DOTTED = 3;

/** Whether the next search sees it so differently that the curve says so. */
export function isDotted({ from, to }: Stroke): boolean {
  return Math.abs(from - to) >= DOTTED;
}

/** From the end of each stroke to where the next one begins: after which ply, from where to where. */
export function joinsOf(strokes: readonly Stroke[]): Stroke[] {
  return strokes.slice(1).map(({ from }, i) => {
    const { ply, to } = strokes[i] ?? { ply: 0, to: from };
    return { ply, from: to, to: from };
  });
}
