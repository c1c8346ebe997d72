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

/** How far a move swung the game: the points between its author and the others, or the letters it turned. */
function worth(ply: Ply): number {
  const { gains, turned } = ply.effects;
  const others = gains.filter((_, i) => i !== ply.seat - 1);
  return gains.length ? (gains[ply.seat - 1] ?? 0) - Math.max(0, ...others) : turned.length;
}

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

/** The three moves that swung the game most, in the order they were played; where nothing swung, the longest words. */
export function momentsOf(table: Pick<State, "plies">): Ply[] {
  const made = table.plies.filter(
    (ply, at) =>
      ply.seat > 0 &&
      ply.effects.words.length > 0 &&
      !ply.effects.kind.startsWith("challenge") &&
      !fell(table.plies, at),
  );
  const length = (ply: Ply): number => Math.max(...ply.effects.words.map((word) => word.length));
  return made
    .toSorted((a, b) => worth(b) - worth(a) || length(b) - length(a))
    .slice(0, MOMENTS)
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
