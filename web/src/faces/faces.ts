/** The real positions drawn on the home page: squares as « column, row, letter, seat ». */

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
function words(texts: string[]): Piece[] {
  const squares = texts.flatMap(word).map((piece) => [`${piece.column},${piece.row}`, piece] as const);
  return [...new Map(squares).values()];
}

function rows(lines: string[]): Piece[] {
  return lines.flatMap((line, row) =>
    line
      .split(" ")
      .map((cell, column) => ({ column, row, letter: cell[0] ?? ".", seat: Number(cell[1] ?? 0) }))
      .filter((piece) => piece.letter !== "."),
  );
}

/** After round 16 of the game told in the rulebook, 75 to 70. */
export const lexiduel: Piece[] = words([
  "A1h FILAMENT 2",
  "C1v LIMONADE 22222222",
  "C3h MERVEILLE 211111111",
  "A4v TREMPER 1",
  "A5h RENAITRAI 111111222",
  "E3v RAIDISSE 11111211",
  "R3v FUITAIT 1211111",
  "P4h JEUNE 2",
  "H4h ROIS 2221",
  "I3v LOISIR 122222",
  "A8h PRESSURER 122222222",
  "G5v RECRIER 2",
  "K3v ESCLAMER 1",
  "A10h REPRESENTERAIT 11111121111111",
  "H1v TAIRA 22222",
  "C10v POLEMIQUE 1",
  "C18h ETENDAIT 12222222",
  "R11v CONTINUE 22222221",
  "M18h PENDUE 1",
]);

export const jago: Piece[] = words([
  "D3v DECRETS 2121222",
  "D4h ETAGE 1",
  "F3v VAIS 1",
  "H3v TELLE 1",
  "C6h GRESIL 1",
  "G6v IMAGES 1",
  "A8h AGIT 2",
  "A7v VASTE 2",
  "A11h ERIGEES 2222221",
]);

export const dames: Piece[] = rows([
  "S1 T2 . A1 G2 S1 . .",
  ". L1 . U2 . . . N1",
  ". . . T2 E1 . . I1",
  ". . A2 R2 . . . .",
  "V1 I2 B2 N2 O2 P1 N1 .",
  "L2 T1 T2 A2 E1 V1 R1 R1",
]);

export const demo: Piece[] = words(
  [
    "B2h PAYEZ",
    "C2v AFFIRMA",
    "B5h LIEU",
    "C7h MARCHE",
    "D7v AIMAT",
    "D9h MONTENT",
    "H4v JUGERENT",
    "F11h ACTES",
    "J5v PARUTES",
  ].map((text) => `${text} 0`),
);

export const cards = ["ENTOURER", "FAMINE", "LIVRE"];
export const values: Record<string, number> = {
  ...Object.fromEntries([..."AEI"].map((l) => [l, 10])),
  ...Object.fromEntries([..."CHKLMNOPRSTUW"].map((l) => [l, 8])),
  ...Object.fromEntries([..."DJV"].map((l) => [l, 6])),
  ...Object.fromEntries([..."GQY"].map((l) => [l, 4])),
  ...Object.fromEntries([..."BFXZ"].map((l) => [l, 2])),
};
