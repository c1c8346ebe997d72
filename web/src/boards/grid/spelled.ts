/** Where the word of a move lies on a board of squares, told by the move as the record writes it: « C3h MOT ». */
import type { EffectsInfo } from "../../lib/messages";
import { nameOf, squareOf } from "../../lib/squares";
import type { Spelled } from "../game";

const PLACE = /^([A-Y]\d+)([hv])[+-]? ([A-Za-z]+)/;

/** « C3 → », « C3 ↓ ». */
export function where({ move }: EffectsInfo): string {
  const [, square, direction] = PLACE.exec(move) ?? [];
  return square ? `${square} ${direction === "h" ? "→" : "↓"}` : "";
}

export function spelled({ move, laid }: EffectsInfo): Spelled | null {
  const [, first, direction, word = ""] = PLACE.exec(move) ?? [];
  if (!first) return null;
  const { column, row } = squareOf(first);
  const squares = [...word].map((_, i) =>
    direction === "v" ? nameOf(column, row + i) : nameOf(column + i, row),
  );
  return { word: word.toUpperCase(), squares, fresh: laid };
}

export function squaresOfWord(effects: EffectsInfo): string[] {
  return spelled(effects)?.squares ?? [];
}
