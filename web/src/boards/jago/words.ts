/** A turn of JAGO as words: every run that holds a laid letter, the fewest that cover them all. */
import { axis, runThrough, textOf, type Board, type Composition } from "../grid/composer";

export function turnWords(board: Board, made: Composition): string[] {
  const laid = new Map(made.laid);
  const first = made.laid[0]?.[0];
  if (first === undefined) return [];
  const along = axis(board, made);
  for (const down of [along, !along]) {
    const run = runThrough(board, laid, first, down);
    if (run.length > 1 && made.laid.every(([index]) => run.includes(index)))
      return [textOf(board, laid, run, down)];
  }
  const cover = new Map<string, number[]>();
  const left = new Set(laid.keys());
  for (const index of laid.keys()) {
    if (!left.has(index)) continue;
    const runs = [false, true].map((down) => ({ down, run: runThrough(board, laid, index, down) }));
    const best = runs
      .filter(({ run }) => run.length > 1)
      .sort((a, b) => covered(b.run, left) - covered(a.run, left))[0];
    if (!best) return [];
    cover.set(textOf(board, laid, best.run, best.down), best.run);
    for (const square of best.run) left.delete(square);
  }
  return [[...cover.keys()].join(" + ")];
}

function covered(run: number[], left: Set<number>): number {
  return run.filter((square) => left.has(square)).length;
}
