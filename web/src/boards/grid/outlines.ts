/** Squares side by side as one outline. */
import { squareOf } from "../../lib/squares";

export interface Outline {
  column: number;
  row: number;
  columns: number;
  rows: number;
}

export function outlines(names: readonly string[]): Outline[] {
  const squares = names.filter((name) => /^[A-Y]\d+$/.test(name)).map(squareOf);
  const rows = joined(
    squares.map(({ column, row }) => ({ column, row, columns: 1, rows: 1 })),
    (one, next) => one.row === next.row && one.rows === 1 && one.column + one.columns === next.column,
    (one) => ({ ...one, columns: one.columns + 1 }),
    (a, b) => a.row - b.row || a.column - b.column,
  );
  return joined(
    rows,
    (one, next) =>
      one.columns === 1 &&
      next.columns === 1 &&
      one.column === next.column &&
      one.row + one.rows === next.row,
    (one) => ({ ...one, rows: one.rows + 1 }),
    (a, b) => a.column - b.column || a.row - b.row,
  );
}

function joined(
  all: Outline[],
  touches: (one: Outline, next: Outline) => boolean,
  grown: (one: Outline) => Outline,
  order: (a: Outline, b: Outline) => number,
): Outline[] {
  const done: Outline[] = [];
  for (const next of all.toSorted(order)) {
    const one = done.at(-1);
    if (one && touches(one, next)) done[done.length - 1] = grown(one);
    else done.push(next);
  }
  return done;
}
