/** That a word announced is not checked, for who has announced few of them yet. */
import type { EffectsInfo, State } from "../../lib/messages";
import { contesters } from "../../lib/view";

/** After so many announcements of one's own it is known. */
const FEW = 3;

/** Whether it is worth saying that this word may be contested; not where playing it also accepts another. */
export function isNewToBluff(table: State, way: EffectsInfo): boolean {
  const { seat, plies } = table;
  if (!way.doubtful || contesters(table).includes(seat ?? 0)) return false;
  return plies.filter((ply) => ply.seat === seat && ply.effects.words.length).length < FEW;
}
