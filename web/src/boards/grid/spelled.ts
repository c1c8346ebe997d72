/** Where the word of a move lies on a board of squares. */
import type { EffectsInfo } from "../../lib/messages";
import { squareOf } from "../../lib/squares";
import type { Spelled } from "../game";

/** The first word where it holds all the letters laid, else the one that holds most of them; of several the longest. The
 * analysis names its words by the same rule (`coach/lines.py`). */
export function spelled({ words, paths, laid }: EffectsInfo): Spelled | null {
  const fresh = new Set(laid);
  const held = paths.map((path) => path.filter((square) => fresh.has(square)).length);
  const most = Math.max(...held);
  const longest = Math.max(...paths.map((path, i) => (held[i] === most ? path.length : 0)));
  const at =
    held[0] === fresh.size ? 0 : paths.findIndex((path, i) => held[i] === most && path.length === longest);
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
