/** Where a move goes, for somebody who does not read records: the letter that moves, or a word's first square and way. */
import { gameOf } from "../../boards/registry";
import type { EffectsInfo } from "../../lib/messages";
import { squareOf } from "../../lib/squares";
import { t } from "./texts";

/** A sentence; empty where the game has no squares, or the sentence told says it all. */
export function placed(game: string, effects: EffectsInfo): string {
  const [from, to] = effects.moved;
  if (from && to) return t("solution.moved", { from, to });
  const squares = gameOf(game).spelled?.(effects)?.squares ?? [];
  const places = squares.map(squareOf);
  const across = places.every((place) => place.row === places[0]?.row);
  const down = places.every((place) => place.column === places[0]?.column);
  const [square] = squares;
  if (!square || across === down) return "";
  return t(across ? "solution.right" : "solution.down", { square });
}
