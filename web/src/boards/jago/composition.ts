/** A turn of JAGO being composed: letters laid, also over others; or letters chosen to be turned after a contest. */
import type { Draft } from "../../lib/draft.svelte";
import type { JagoComposition, JagoView } from "../../lib/messages";
import { squareOf } from "../../lib/squares";
import { axis, runThrough, squareName, type Board, type Made } from "../grid/composer";
import { t } from "./texts";

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

/** Equal letters put aside: how many of them are not being laid. */
export interface AsideStack {
  letter: string;
  left: number;
}

/** What the letters being laid take from those put aside, which are used first (JAG-9), and what from the rack. */
export function takenFrom(aside: string, laid: readonly string[]): { stacks: AsideStack[]; rack: string[] } {
  const left = new Map<string, number>();
  for (const letter of aside) left.set(letter, (left.get(letter) ?? 0) + 1);
  const rack = laid.filter((letter) => {
    const count = left.get(letter) ?? 0;
    if (count) left.set(letter, count - 1);
    return !count;
  });
  return { stacks: [...left].map(([letter, count]) => ({ letter, left: count })), rack };
}

const MOST_NAMED = 2;

/** « L remplace O » : the letters of the board that those being laid replace; empty where they replace none. */
export function replacing(view: JagoView, draft: Draft): string {
  const laid = (draft.composition as Partial<JagoComposition> | null)?.laid ?? [];
  const pairs = laid.flatMap(({ square, letter }) => {
    const { column, row } = squareOf(square);
    const old = view.board.letters[row]?.[column] ?? ".";
    return old === "." || old === letter ? [] : [t("replaces", { letter, old })];
  });
  if (pairs.length > MOST_NAMED) return t("replacesMany", { count: pairs.length });
  return pairs.length ? `${pairs.join(", ")}.` : "";
}
