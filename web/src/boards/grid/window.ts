/** The part of a large board worth seeing: the squares in use, with some room around them. */
import type { Region } from "./viewport.svelte";

export interface Span {
  /** Squares that must be in view. */
  squares: number[];
  /** Squares of room on every side. */
  around: number;
  /** The fewest squares across and down. */
  across: number;
  down: number;
  /** Squares of fewer pixels could not be read: the board comes closer. */
  enough?: number;
  /** Where all would be too small to read: come close to these, so that a square has as many pixels. */
  least?: { squares: number[]; px: number };
}

export function windowOf(span: Span, columns: number, rows: number, cell: number): Region {
  const xs = span.squares.map((index) => index % columns);
  const ys = span.squares.map((index) => Math.floor(index / columns));
  const [left, width] = stretch(xs, span.around, span.across, columns);
  const [top, height] = stretch(ys, span.around, span.down, rows);
  return { x: left * cell, y: top * cell, width: width * cell, height: height * cell };
}

/** From the first to the last place, widened evenly and kept on the board. */
function stretch(places: number[], around: number, least: number, most: number): [number, number] {
  const first = Math.min(...places) - around;
  const last = Math.max(...places) + around;
  const length = Math.min(most, Math.max(least, last - first + 1));
  const start = Math.round((first + last - length + 1) / 2);
  return [Math.min(Math.max(0, start), most - length), length];
}
