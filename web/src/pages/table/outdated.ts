/** When what is being composed was meant for another position: until then nothing takes it away. */
import type { MoveKind } from "../../lib/messages";

/** Moves that leave the position as it is: the player goes on with what is laid. */
const KEEPS = new Set(["accept", "end", "challenge"]);

/** Whether an own move, once taken, ends what was being composed; a contest does by its verdict. */
export function spends(move: string): boolean {
  return !KEEPS.has(move);
}

export interface Moment {
  plies: readonly { effects: { kind: MoveKind } }[];
  /** Whether the seat in view may play. */
  mayPlay: boolean;
  finished: boolean;
}

/** `known`: how many plies there were when it was composed. */
export function isOutdated(known: number, { plies, mayPlay, finished }: Moment): boolean {
  if (finished || plies.length < known) return true;
  const kinds = plies.slice(known).map((ply) => ply.effects.kind);
  return kinds.some((kind) => kind === "challenge_right" || (kind === "challenge_wrong" && !mayPlay));
}
