/** The moves that made the game, and the part of the board where each happened. */
import { facing } from "../../boards/grid/facing";
import type { Crop } from "../../boards/game";
import type { EffectsInfo, Ply, State } from "../../lib/messages";
import { nameOf, squareOf, type Square } from "../../lib/squares";
import { isTold } from "../../lib/stage/worth";
import type { AnyView } from "../../lib/view";

const MOMENTS = 3;
const ACROSS = 9;
const DOWN = 5;
/** A board of so few rows is shown whole. */
const LOW = 6;

/** By how much a seat leads the best of the others. */
function lead(scores: readonly number[], seat: number): number {
  const others = scores.filter((_, i) => i !== seat - 1);
  return (scores[seat - 1] ?? 0) - Math.max(...others, -Infinity);
}

/** Who leads alone; 0 where nobody does. */
const leader = (scores: readonly number[]): number =>
  scores.findIndex((_, i) => scores.length > 1 && lead(scores, i + 1) > 0) + 1;

/** Said about a play, before anybody plays again. */
const SAID = /^(accept|end|challenge|flip|timeout|resign)/;

/** Whether a contest struck it down: its words never stood. */
function fell(plies: readonly Ply[], at: number): boolean {
  const after = plies.slice(at + 1);
  const next = after.findIndex(({ seat, effects }) => seat > 0 && !SAID.test(effects.kind));
  return after
    .slice(0, next < 0 ? undefined : next)
    .some(({ effects }) => effects.kind === "challenge_right");
}

/** A ply as the list of moves counts it: what chance did, offers, and plays let pass have no number. */
export function numberOf(plies: readonly Ply[], ply: Ply): number {
  return plies.filter((one) => one.seat > 0 && isTold(one) && one.number <= ply.number).length;
}

/** Whether words were made by it, and stood. */
function isMade(plies: readonly Ply[], at: number): boolean {
  const { seat, effects } = plies[at] as Ply;
  return seat > 0 && effects.words.length > 0 && !effects.kind.startsWith("challenge") && !fell(plies, at);
}

/** A move, how far it moved the lead either way, and whether somebody else led after it. */
interface Swing {
  ply: Ply;
  points: number;
  turns: boolean;
}

function swingOf(plies: readonly Ply[], at: number): Swing {
  const ply = plies[at] as Ply;
  const { scores } = ply.effects;
  const before = plies[at - 1]?.effects.scores ?? scores.map(() => 0);
  const points = Math.abs(lead(scores, ply.seat) - lead(before, ply.seat));
  return { ply, points, turns: leader(scores) > 0 && leader(scores) !== leader(before) };
}

/**
 * The three moves that changed the game most, in the order they were played: the one that gave the lead for the last
 * time, then those that moved it furthest; where nothing moved it, those that turned most letters, then the longest words.
 */
export function momentsOf({ plies }: Pick<State, "plies">): Ply[] {
  const swings = plies.flatMap((_, at) => (isMade(plies, at) ? [swingOf(plies, at)] : []));
  const decisive = swings.findLast((swing) => swing.turns);
  const length = ({ effects }: Ply): number => Math.max(...effects.words.map((word) => word.length));
  return swings
    .toSorted(
      (a, b) =>
        Number(b === decisive) - Number(a === decisive) ||
        b.points - a.points ||
        b.ply.effects.turned.length - a.ply.effects.turned.length ||
        length(b.ply) - length(a.ply),
    )
    .slice(0, MOMENTS)
    .map(({ ply }) => ply)
    .toSorted((a, b) => a.number - b.number);
}

export interface Piece {
  column: number;
  row: number;
  letter: string;
  /** 0 for nobody's. */
  seat: number;
  ringed: boolean;
}

export interface Picture {
  columns: number;
  rows: number;
  /** Custom properties with the colours of the squares, by rows; none where there are no squares. */
  fills: string[];
  pieces: Piece[];
  /** Whether it is higher than its frame, or shows the board from edge to edge: then none of it may be cut off. */
  whole?: boolean;
}

/** The squares around what the move did; for a game without a board, its word alone. */
export function pictureOf(
  crop: Crop | undefined,
  view: AnyView,
  effects: EffectsInfo,
  reader: number | null,
): Picture {
  if (!crop) return onMat(effects.words[0] ?? "");
  const board = crop.of(view, reader);
  const squares = [...(crop.around?.(effects) ?? []), ...effects.laid, ...effects.turned, ...longest(effects)]
    .flatMap(named)
    .filter((at) => at.column < board.columns && at.row < board.rows);
  const across = squares.map((at) => at.column);
  const down = squares.map((at) => at.row);
  const size = Math.max(ACROSS, span(across), Math.ceil((span(down) * ACROSS) / DOWN));
  const columns = Math.min(board.columns, size);
  const wanted = Math.max(DOWN, Math.round((columns * DOWN) / ACROSS));
  const low = columns === board.columns && board.rows <= LOW;
  const rows = low ? board.rows : Math.min(board.rows, Math.max(wanted, span(down)));
  const whole = low || rows > wanted;
  const left = around(across, columns, board.columns);
  const top = around(down, rows, board.rows);
  const picture: Picture = { columns, rows, fills: [], pieces: [], whole };
  const seen = facing(board.lie ?? "down", columns, rows);
  const turned = new Set(effects.turned);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const boardRow = top + seen.down(row);
      const boardColumn = left + seen.across(column);
      const index = boardRow * board.columns + boardColumn;
      picture.fills.push(board.fill(index));
      const there = board.at(index);
      const ringed = turned.has(nameOf(boardColumn, boardRow));
      if (there) picture.pieces.push({ column, row, ...there, ringed });
    }
  }
  return picture;
}

/** The squares of the longest word: a picture never cuts it. */
function longest({ words, paths }: EffectsInfo): string[] {
  const lengths = paths.map((_, i) => words[i]?.length ?? 0);
  return paths[lengths.indexOf(Math.max(...lengths))] ?? [];
}

const named = (name: string): Square[] => (/^[A-Y]\d+$/.test(name) ? [squareOf(name)] : []);
const span = (places: number[]): number =>
  places.length ? Math.max(...places) - Math.min(...places) + 1 : 1;

function onMat(word: string): Picture {
  const columns = Math.max(ACROSS, word.length + 1);
  const rows = (columns * DOWN) / ACROSS;
  const start = (columns - word.length) / 2;
  return {
    columns,
    rows,
    fills: [],
    pieces: [...word].map((letter, i) => ({
      column: start + i,
      row: (rows - 1) / 2,
      letter,
      seat: 0,
      ringed: false,
    })),
  };
}

/** Where a window of that length begins so that the places lie in its middle. */
function around(places: number[], length: number, most: number): number {
  const middle = places.length ? (Math.min(...places) + Math.max(...places) + 1) / 2 : most / 2;
  return Math.max(0, Math.min(most - length, Math.round(middle - length / 2)));
}

/** Whether a sentence has the score already, in the order of whoever moved: beside it the reader's own would contradict it. */
export const tells = (sentence: string, scores: readonly number[]): boolean =>
  scores.every((score) => new RegExp(`(?<!\\d)${score}(?!\\d)`).test(sentence));
