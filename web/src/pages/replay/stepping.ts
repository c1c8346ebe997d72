/** From ply to ply of a record. */
import type { Ply } from "../../lib/messages";
import { isTold } from "../../lib/stage/worth";

/**
 * The ply before or after one, counted from 1: a play let pass and an offer change nothing on the table and are stepped
 * over. The same ply where there is no other.
 */
export function stepFrom(plies: readonly Pick<Ply, "effects" | "counted">[], at: number, by: -1 | 1): number {
  for (let to = at + by; to >= 1 && to <= plies.length; to += by) {
    const ply = plies[to - 1];
    if (ply && isTold(ply)) return to;
  }
  return at;
}

/**
 * A chance as it is shown beside the curve. Between two the curve shows one of them: what the other has is what is left
 * of a hundred, never a half rounded up on both sides.
 */
export function shownChance(chances: readonly number[], seat: number, curve: number): number {
  const of = (one: number): number => Math.round(chances[one - 1] ?? 0);
  return chances.length === 2 && seat !== curve ? 100 - of(curve) : of(seat);
}
