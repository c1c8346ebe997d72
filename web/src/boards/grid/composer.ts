/** Letters laid on a board of squares: where the next one goes, what is taken up again. No rules, no notation. */
import type { Draft } from "../../lib/draft.svelte";
import type { GridComposition } from "../../lib/messages";
import { nameOf, squareOf } from "../../lib/squares";

export interface Board {
  columns: number;
  rows: number;
  /** The letter on a square, or "." */
  at: (index: number) => string;
}

/** As the board handles it. */
export interface Made {
  cursor: number | null;
  down: boolean;
  /** Laid letters by square, in the order they were laid. */
  laid: [number, string][];
  /** A letter on the board just before the cursor: whoever writes the whole word writes it too. */
  passed?: number | null;
  /** A letter taken up before any square was chosen: the next square gets it. */
  held?: string;
}

/** What the draft keeps for the board alone; without a cursor, it stands where the word goes on. */
interface Place extends Partial<Omit<Made, "laid">> {
  /** The square, by its name, of a letter just taken up: the next one goes there. */
  at?: string;
}

/** Which way the player has turned a word to come, before any square was chosen; each other word begins across. */
const turnedAhead = new WeakMap<Draft, boolean>();

/** What the draft holds. A word laid by a hint has no cursor. */
export function madeOf(board: Board, draft: Draft, over = false): Made {
  void draft.changes; // the way may be turned while nothing is laid
  const composed = draft.composition as Partial<GridComposition> | null;
  const place = draft.place as Place | null;
  const made: Made = {
    cursor: place?.at ? indexOf(board, place.at) : (place?.cursor ?? null),
    down: place?.down ?? composed?.down ?? turnedAhead.get(draft) ?? false,
    laid: (composed?.laid ?? []).map(({ square, letter }) => [indexOf(board, square), letter]),
    passed: place?.passed ?? null,
    held: place?.held ?? "",
  };
  return place && place.cursor === undefined && !place.at
    ? { ...made, cursor: goingOn(board, made, over) }
    : made;
}

export function keep(board: Board, draft: Draft, made: Made): void {
  const { laid, ...place } = draft.hinted ? ownLetters(board, draft, made) : made;
  const composition: GridComposition = {
    laid: laid.map(([index, letter]) => ({ square: squareName(board, index), letter })),
    down: place.down,
  };
  const idle = place.cursor === null && !place.held && !laid.length;
  if (idle) turnedAhead.set(draft, place.down);
  else turnedAhead.delete(draft);
  draft.set(laid.length ? composition : null, idle ? null : (place satisfies Place));
}

/** What the player has laid beside a hint's letters, which go; one of them taken back leaves the others. */
function ownLetters(board: Board, draft: Draft, made: Made): Made {
  const hint = madeOf(board, draft).laid;
  if (made.laid.length < hint.length) return made;
  const given = new Map(hint);
  return { ...made, laid: made.laid.filter(([square, letter]) => given.get(square) !== letter) };
}

export function squareName(board: Board, index: number): string {
  return nameOf(index % board.columns, Math.floor(index / board.columns));
}

function indexOf(board: Board, square: string): number {
  const { column, row } = squareOf(square);
  return row * board.columns + column;
}

const letterAt = (board: Board, laid: Map<number, string>, index: number): string =>
  laid.get(index) ?? board.at(index);

/** The square one further on along the line; null at the edge. */
export function step(board: Board, index: number, down: boolean, by: number): number | null {
  const column = (index % board.columns) + (down ? 0 : by);
  const row = Math.floor(index / board.columns) + (down ? by : 0);
  const inside = column >= 0 && column < board.columns && row >= 0 && row < board.rows;
  return inside ? row * board.columns + column : null;
}

/** The next square of the word that takes a letter. */
function goingOn(board: Board, made: Made, over: boolean): number | null {
  const last = made.laid.at(-1)?.[0];
  if (last === undefined) return null;
  return nextFree(board, new Map(made.laid), step(board, last, made.down, 1), made.down, over) ?? last;
}

function nextFree(
  board: Board,
  laid: Map<number, string>,
  from: number | null,
  down: boolean,
  over: boolean,
): number | null {
  let square = from;
  while (!over && square !== null && letterAt(board, laid, square) !== ".")
    square = step(board, square, down, 1);
  return square;
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

/** The direction of the laid letters: theirs if they make a line, else the composer's. */
export function axis(board: Board, made: Made): boolean {
  const [first, second] = made.laid;
  if (!first || !second) return made.down;
  return first[0] % board.columns === second[0] % board.columns;
}

/** Whether the word has come to the edge: there is no square for another letter. */
export function isAtEdge(board: Board, { cursor, laid, passed, down }: Made): boolean {
  if (cursor === null || step(board, cursor, down, 1) !== null) return false;
  return laid.at(-1)?.[0] === cursor || passed === cursor;
}

/**
 * Lay a letter at the cursor and go on to the next free square; without a cursor it is held, or put back. On a letter
 * laid before, chosen again, it takes that one's place.
 */
export function typed(board: Board, made: Made, letter: string, over = false): Made {
  if (made.cursor === null) return { ...made, held: made.held === letter ? "" : letter };
  const laid = new Map(made.laid);
  if (!over && laid.has(made.cursor) && !isAtEdge(board, made)) {
    laid.set(made.cursor, letter);
    return { ...made, cursor: goingOn(board, made, over), laid: [...laid], passed: null };
  }
  const square = nextFree(board, laid, made.cursor, made.down, over);
  if (square === null) return made;
  laid.delete(square);
  laid.set(square, letter);
  const after = step(board, square, made.down, 1);
  const next = nextFree(board, laid, after, made.down, over);
  return {
    ...made,
    cursor: next ?? square,
    laid: [...laid],
    passed: after === next ? null : after,
    held: "",
  };
}

/** A letter of a word written whole: one that lies there already is read, any other is laid. */
export function written(board: Board, made: Made, letter: string): Made {
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

/** Take the letter under the cursor up again, or else the last one laid; the cursor goes back to its square. */
export function erased(made: Made): Made {
  if (made.held) return { ...made, held: "" };
  const framed = made.laid.find(([square]) => square === made.cursor);
  const [square] = framed ?? made.laid.at(-1) ?? [];
  if (square === undefined) return made;
  return { ...made, cursor: square, laid: made.laid.filter(([other]) => other !== square), passed: null };
}

/** The starts that no letter being laid lies on. */
export function openStarts(board: Board, made: Made, starts: readonly string[]): string[] {
  const laid = new Set(made.laid.map(([index]) => squareName(board, index)));
  return starts.filter((square) => !laid.has(square));
}

/** Choose a square; choosing it again turns the word. */
export function picked(made: Made, index: number): Made {
  return made.cursor === index
    ? { ...made, down: !made.down, passed: null }
    : { ...made, cursor: index, passed: null };
}

/**
 * The letters laid so far from the same square the other way, past what lies between; without any the word to come
 * turns. Null where the edge leaves no room for them all.
 */
export function turned(board: Board, made: Made): Made | null {
  const down = !(made.laid.length > 1 ? axis(board, made) : made.down);
  const line = [...made.laid].sort(([one], [other]) => one - other);
  const first = line[0]?.[0];
  if (first === undefined) return { ...made, down, passed: null };
  const empty: Made = { ...made, cursor: first, down, laid: [] };
  const next = line.reduce((word, [, letter]) => typed(board, word, letter), empty);
  return next.laid.length === line.length ? { ...next, passed: null } : null;
}

/** Lay a letter on that very square, or take it up from there with an empty letter. */
export function dropped(made: Made, index: number, letter: string): Made {
  const laid = made.laid.filter(([square]) => square !== index);
  return { ...made, cursor: index, laid: letter ? [...laid, [index, letter]] : laid, passed: null };
}

/**
 * Lay a letter brought to that square: the word goes on after it, in the line that it makes with those laid before;
 * where several words are laid at once (`over`), with the last one if they stand together.
 */
export function broughtTo(board: Board, made: Made, index: number, letter: string, over = false): Made {
  const next = { ...dropped(made, index, letter), held: "" };
  const along = { ...next, down: over ? goesDown(board, next, made.laid.at(-1)?.[0]) : axis(board, next) };
  return { ...along, cursor: goingOn(board, along, over) };
}

/** Which way the last letter laid stands together with the one before; else the way the word went. */
function goesDown(board: Board, { laid, down }: Made, before: number | undefined): boolean {
  const last = laid.at(-1)?.[0];
  if (last === undefined || before === undefined || before === last) return down;
  const together = (way: boolean): boolean => runThrough(board, new Map(laid), last, way).includes(before);
  return together(true) || (down && !together(false));
}
