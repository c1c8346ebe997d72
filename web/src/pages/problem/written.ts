/** A move for somebody who does not read records: its word, where it begins, which way it goes. */
import { gameOf } from "../../boards/registry";
import type { EffectsInfo } from "../../lib/messages";
import { squareOf } from "../../lib/squares";
import { t } from "./texts";

export function inWords(game: string, effects: EffectsInfo): string {
  const found = gameOf(game).spelled?.(effects);
  const places = found?.squares.map(squareOf) ?? [];
  const [first] = found?.squares ?? [];
  if (!found || !first || effects.moved.length) return written(effects.move);
  const across = places.every((place) => place.row === places[0]?.row);
  const down = places.every((place) => place.column === places[0]?.column);
  if (across === down) return written(effects.move);
  return t(across ? "solution.right" : "solution.down", { word: found.word.toUpperCase(), square: first });
}

/** As the record writes it, without the squares of its words: the board shows those. */
export function written(move: string): string {
  return move.replace(/@[A-Z0-9.]+/g, "");
}
