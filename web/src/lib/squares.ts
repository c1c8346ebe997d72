/** Names of squares: « C3 » is column 2, row 2, counted from nought. */

export interface Square {
  column: number;
  row: number;
}

export function nameOf(column: number, row: number): string {
  return `${String.fromCharCode(65 + column)}${row + 1}`;
}

export function squareOf(name: string): Square {
  return { column: name.charCodeAt(0) - 65, row: Number.parseInt(name.slice(1), 10) - 1 };
}

/** A square's number, row by row from A1, on a board of so many columns. */
export function indexOf(name: string, columns: number): number {
  const { column, row } = squareOf(name);
  return row * columns + column;
}
