/** What may mend a refused word: the other way round, only its beginning or its end, one letter fewer. */
import type { Repair } from "../../lib/draft.svelte";
import { axis, erased, runThrough, typed, type Board, type Composition } from "./composer";

type Written = (made: Composition) => string[];

export function repairsOf(board: Board, made: Composition, written: Written, over = false): Repair[] {
  if (!made.laid.length) return [];
  const keep = parts(board, made).map(({ letters, laid }) =>
    repair("repair.keep", letters, { ...made, laid }, written),
  );
  const turn = repair("repair.turn", "", turned(board, made, over), written);
  const last = made.laid.at(-1)?.[1] ?? "";
  const undo = { ...repair("repair.undo", last.toUpperCase(), erased(made), written), always: true };
  return [...(made.laid.length > 1 ? [turn, ...keep] : []), undo];
}

function repair(label: Repair["label"], letters: string, made: Composition, written: Written): Repair {
  return { label, letters, moves: written(made), data: made, always: false };
}

/** The laid letters in the order they are read. */
function inLine(made: Composition): [number, string][] {
  return made.laid.toSorted(([a], [b]) => a - b);
}

/** The same letters from the same square, the other way. */
function turned(board: Board, made: Composition, over: boolean): Composition {
  const line = inLine(made);
  const start: Composition = { cursor: line[0]?.[0] ?? null, down: !axis(board, made), laid: [] };
  return line.reduce((next, [, letter]) => typed(board, next, letter, over), start);
}

/** Where the word lies on both sides of what is on the board: what is laid before it, what after it. */
function parts(board: Board, made: Composition): { letters: string; laid: [number, string][] }[] {
  const laid = new Map(made.laid);
  const line = inLine(made);
  const run = runThrough(board, laid, line[0]?.[0] ?? 0, axis(board, made));
  const places = line.map(([square]) => run.indexOf(square));
  const cut = places.findIndex((place, i) => i > 0 && place !== (places[i - 1] ?? 0) + 1);
  if (cut < 1 || places.includes(-1)) return [];
  const [head, tail] = [line.slice(0, cut), line.slice(cut)];
  const spelled = (part: [number, string][]): string =>
    part.map(([, letter]) => letter.toUpperCase()).join("");
  return [
    { letters: `${spelled(head)}-`, laid: head },
    { letters: `-${spelled(tail)}`, laid: tail },
  ];
}
