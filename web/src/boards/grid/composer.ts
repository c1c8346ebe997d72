/** Letters laid on a board of squares, and how such a move is written. No rules: only places and words. */
import { nameOf } from "../../lib/squares";

export interface Board {
  columns: number;
  rows: number;
  /** The letter on a square, or "." */
  at: (index: number) => string;
}

export interface Composition {
  cursor: number | null;
  down: boolean;
  /** Laid letters by square, in the order they were laid. */
  laid: [number, string][];
  /** A letter on the board just before the cursor: whoever writes the whole word writes it too. */
  passed?: number | null;
}

export const nothing: Composition = { cursor: null, down: false, laid: [] };

const letterAt = (board: Board, laid: Map<number, string>, index: number): string =>
  laid.get(index) ?? board.at(index);

/** The square one further on along the line; null at the edge. */
export function step(board: Board, index: number, down: boolean, by: number): number | null {
  const column = (index % board.columns) + (down ? 0 : by);
  const row = Math.floor(index / board.columns) + (down ? by : 0);
  const inside = column >= 0 && column < board.columns && row >= 0 && row < board.rows;
  return inside ? row * board.columns + column : null;
}

/** The unbroken run of letters through a square. */
export function runThrough(board: Board, laid: Map<number, string>, index: number, down: boolean): number[] {
  const run = [index];
  for (const by of [-1, 1]) {
    let next = step(board, index, down, by);
    while (next !== null && letterAt(board, laid, next) !== ".") {
      if (by < 0) run.unshift(next);
      else run.push(next);
      next = step(board, next, down, by);
    }
  }
  return run;
}

export function textOf(board: Board, laid: Map<number, string>, run: number[], down: boolean): string {
  const first = run[0] ?? 0;
  const place = nameOf(first % board.columns, Math.floor(first / board.columns));
  return `${place}${down ? "v" : "h"} ${run.map((index) => letterAt(board, laid, index)).join("")}`;
}

/** The direction of the laid letters: theirs if they make a line, else the composer's. */
export function axis(board: Board, made: Composition): boolean {
  const [first, second] = made.laid;
  if (!first || !second) return made.down;
  return first[0] % board.columns === second[0] % board.columns;
}

/** The move as one whole run, then as the laid letters alone where they stand together. */
export function waysToWrite(board: Board, made: Composition): string[] {
  const start = made.laid[0]?.[0];
  if (start === undefined) return [];
  const laid = new Map(made.laid);
  const down = axis(board, made);
  const run = runThrough(board, laid, start, down);
  if (made.laid.some(([index]) => !run.includes(index))) return [];
  const alone = run.filter((index) => laid.has(index));
  const together = alone.every((index, i) => i === 0 || step(board, alone[i - 1] ?? 0, down, 1) === index);
  const ways = [textOf(board, laid, run, down)];
  if (together && alone.length < run.length) ways.push(textOf(board, laid, alone, down));
  if (made.laid.length === 1) {
    const across = runThrough(board, laid, start, !down);
    if (across.length > 1) ways.push(textOf(board, laid, across, !down));
  }
  return ways.filter((way) => way.split(" ")[1]?.length !== 1);
}

/** Lay a letter at the cursor and go on to the next free square. */
export function typed(board: Board, made: Composition, letter: string, over = false): Composition {
  if (made.cursor === null) return made;
  const laid = new Map(made.laid);
  let square: number | null = made.cursor;
  while (!over && square !== null && letterAt(board, laid, square) !== ".")
    square = step(board, square, made.down, 1);
  if (square === null) return made;
  laid.delete(square);
  laid.set(square, letter);
  let next = step(board, square, made.down, 1);
  while (!over && next !== null && letterAt(board, laid, next) !== ".")
    next = step(board, next, made.down, 1);
  const after = step(board, square, made.down, 1);
  return { ...made, cursor: next ?? square, laid: [...laid], passed: after === next ? null : after };
}

/** A letter of a word written whole: one that lies there already is read, any other is laid. */
export function written(board: Board, made: Composition, letter: string): Composition {
  const place = made.passed ?? made.cursor;
  if (
    place === null ||
    board.at(place).toUpperCase() !== letter ||
    made.laid.some(([square]) => square === place)
  )
    return typed(board, made, letter);
  const next = step(board, place, made.down, 1);
  if (next !== null && board.at(next) !== ".") return { ...made, passed: next };
  return { ...made, cursor: next ?? place, passed: null };
}

/** Take the last laid letter up again; the cursor goes back to its square. */
export function erased(made: Composition): Composition {
  const last = made.laid.at(-1);
  return last ? { ...made, cursor: last[0], laid: made.laid.slice(0, -1), passed: null } : made;
}

/** Choose a square; choosing it again turns the word. */
export function picked(made: Composition, index: number): Composition {
  return made.cursor === index
    ? { ...made, down: !made.down, passed: null }
    : { ...made, cursor: index, passed: null };
}

/** Lay a letter on that very square, or take it up from there with an empty letter. */
export function dropped(made: Composition, index: number, letter: string): Composition {
  const laid = made.laid.filter(([square]) => square !== index);
  return { ...made, cursor: index, laid: letter ? [...laid, [index, letter]] : laid, passed: null };
}

/** A move written as « C3h MOT » (or several, joined by « + »), as letters laid on this board; null if it is not one. */
export function fromText(board: Board, text: string | undefined, over = false): Composition | null {
  const laid = new Map<number, string>();
  let down = false;
  for (const part of (text ?? "").split(" + ")) {
    const read = /^([A-Y])(\d+)([hv])[+-]? ([A-Za-z]+)$/.exec(part);
    if (!read) return null;
    const [, column = "A", row = "1", direction, word = ""] = read;
    down = direction === "v";
    let square: number | null = (Number(row) - 1) * board.columns + column.charCodeAt(0) - 65;
    for (const letter of word) {
      if (square === null) return null;
      const there = board.at(square);
      if (over ? there !== letter : there === ".") laid.set(square, letter);
      square = step(board, square, down, 1);
    }
  }
  return { cursor: null, down, laid: [...laid] };
}
