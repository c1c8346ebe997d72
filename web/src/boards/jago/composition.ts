/** A turn of JAGO being composed: letters laid, also over others; or letters chosen to be turned after a contest. */
import type { Draft } from "../../lib/draft.svelte";
import type { JagoComposition } from "../../lib/messages";
import { axis, runThrough, squareName, type Board, type Made } from "../grid/composer";

export function flipsOf(draft: Draft): string[] {
  return (draft.composition as Partial<JagoComposition> | null)?.flips ?? [];
}

export function keepFlips(draft: Draft, flips: string[]): void {
  draft.set(flips.length ? ({ laid: [], down: false, flips } satisfies JagoComposition) : null);
}

/** Where the one word that holds every laid letter begins, and which way it goes; null if there is none. */
export function placeOf(board: Board, made: Made): { square: string; direction: string } | null {
  const laid = new Map(made.laid);
  const first = made.laid[0]?.[0];
  if (first === undefined) return null;
  const along = axis(board, made);
  for (const down of [along, !along]) {
    const run = runThrough(board, laid, first, down);
    if (run.length > 1 && made.laid.every(([index]) => run.includes(index)))
      return { square: squareName(board, run[0] ?? first), direction: down ? "v" : "h" };
  }
  return null;
}

/** The letters of the board that those laid replace: they lie beside it, and may be used at once (JAG-16). */
export function replacedBy(board: Board, made: Made): string {
  const there = made.laid.map(([index]) => board.at(index));
  return there.filter((letter) => letter !== ".").join("");
}
