/** Letters on squares, read from a few lines of text: for the small boards of the home page. */

export interface Piece {
  column: number;
  row: number;
  letter: string;
  seat: number;
}

/** Read « C3h MERVEILLE 122222222 »: a word on a board and who owns each letter. */
function word(text: string): Piece[] {
  const [square = "", letters = "", owners = ""] = text.split(" ");
  const column = square.charCodeAt(0) - 65;
  const row = Number.parseInt(square.slice(1), 10) - 1;
  const down = square.endsWith("v");
  return [...letters].map((letter, i) => ({
    column: column + (down ? 0 : i),
    row: row + (down ? i : 0),
    letter,
    seat: Number(owners[i] ?? owners[0] ?? 0),
  }));
}

/** Crossing words name a square twice; each square is drawn once. */
export function words(texts: string[]): Piece[] {
  const squares = texts.flatMap(word).map((piece) => [`${piece.column},${piece.row}`, piece] as const);
  return [...new Map(squares).values()];
}

export function rows(lines: string[]): Piece[] {
  return lines.flatMap((line, row) =>
    line
      .split(" ")
      .map((cell, column) => ({ column, row, letter: cell[0] ?? ".", seat: Number(cell[1] ?? 0) }))
      .filter((piece) => piece.letter !== "."),
  );
}
