/** Which way a board lies before its reader: columns and rows counted as they are seen, from the top left. */
import { squareOf } from "../../lib/squares";

/** « down »: row 1 at the top; « up »: row 1 at the bottom; « turned »: seen from the far side of a board that lies up. */
export type Lie = "down" | "up" | "turned";

export interface Facing {
  across: (column: number) => number;
  down: (row: number) => number;
}

export function facing(lie: Lie, columns: number, rows: number): Facing {
  return {
    across: (column) => (lie === "turned" ? columns - 1 - column : column),
    down: (row) => (lie === "up" ? rows - 1 - row : row),
  };
}

/** The upper left corner of a square as it is seen. */
export function cornerOf(seen: Facing, square: string, cell: number): { x: number; y: number } {
  const { column, row } = squareOf(square);
  return { x: seen.across(column) * cell, y: seen.down(row) * cell };
}

export function middleOf(seen: Facing, square: string, cell: number): { x: number; y: number } {
  const { x, y } = cornerOf(seen, square, cell);
  return { x: x + cell / 2, y: y + cell / 2 };
}

/** The way over the middles of squares, for a path. */
export function wayOver(seen: Facing, squares: readonly string[], cell: number): string {
  const middles = squares.map((square) => middleOf(seen, square, cell));
  return `M${middles.map(({ x, y }) => `${x} ${y}`).join("L")}`;
}

/** The square one comes to from `index` by an arrow key, as the board is seen; null at its edge. */
export function stepped(lie: Lie, columns: number, rows: number, index: number, key: string): number | null {
  const seen = facing(lie, columns, rows);
  const by = STEPS[key];
  if (!by) return null;
  const column = seen.across(index % columns) + by.across;
  const row = seen.down(Math.floor(index / columns)) + by.down;
  if (column < 0 || column >= columns || row < 0 || row >= rows) return null;
  return seen.down(row) * columns + seen.across(column); // what is seen and what is counted mirror each other
}

const STEPS: Record<string, { across: number; down: number }> = {
  ArrowRight: { across: 1, down: 0 },
  ArrowLeft: { across: -1, down: 0 },
  ArrowDown: { across: 0, down: 1 },
  ArrowUp: { across: 0, down: -1 },
};

export const isArrow = (key: string): boolean => key in STEPS;
