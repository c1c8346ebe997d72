/** A letter being laid that is dragged to another square. */
import type { Draft } from "../../lib/draft.svelte";
import { dropped, keep, type Board, type Made } from "./composer";

/** One laid there before makes room for it; where letters are not covered (`over`), only a free square takes it. */
export function moved(board: Board, made: Made, from: number, to: number, over = false): Made {
  const letter = made.laid.find(([square]) => square === from)?.[1];
  if (letter === undefined || (!over && board.at(to) !== ".")) return made;
  return dropped(dropped(made, from, ""), to, letter);
}

/** A hint's word is the player's own from then on. */
export function keepMoved(board: Board, draft: Draft, made: Made, next: Made): void {
  if (next === made) return;
  draft.hinted = false;
  keep(board, draft, next);
}
