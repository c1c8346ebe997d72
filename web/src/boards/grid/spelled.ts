/** Where the word of a move lies on a board of squares. */
import type { EffectsInfo } from "../../lib/messages";
import { squareOf } from "../../lib/squares";
import type { Spelled } from "../game";

/** The word that holds most of the letters laid; the first of several. */
export function spelled({ words, paths, laid }: EffectsInfo): Spelled | null {
  const fresh = new Set(laid);
  const counts = paths.map((path) => path.filter((square) => fresh.has(square)).length);
  const at = counts.indexOf(Math.max(...counts));
  const squares = paths[at];
  return squares?.length ? { word: words[at] ?? "", squares, fresh: laid } : null;
}

/** « C3 → », « C3 ↓ ». */
export function where(effects: EffectsInfo): string {
  const [first, second] = spelled(effects)?.squares ?? [];
  if (!first) return "";
  const down = second !== undefined && squareOf(first).column === squareOf(second).column;
  return `${first} ${down ? "↓" : "→"}`;
}

export function squaresOfWord(effects: EffectsInfo): string[] {
  return spelled(effects)?.squares ?? [];
}
