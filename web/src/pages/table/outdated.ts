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

/** The plies that make the position; an offer to stop comes and goes. */
export function kindsOf({ plies }: Pick<Moment, "plies">): MoveKind[] {
  return plies.map((ply) => ply.effects.kind).filter((kind) => kind !== "end");
}

/** What was known when it was composed: how many such plies there were, and whether the seat might play. */
export interface Known {
  plies: number;
  mayPlay: boolean;
}

/** A turn that is over takes it along, even before the answer to one's own move has come. */
export function isOutdated(known: Known, moment: Moment): boolean {
  const { mayPlay, finished } = moment;
  const all = kindsOf(moment);
  if (finished || all.length < known.plies) return true;
  const kinds = all.slice(known.plies);
  if (known.mayPlay && !mayPlay && kinds.some(spends)) return true;
  return kinds.some((kind) => kind === "challenge_right" || (kind === "challenge_wrong" && !mayPlay));
}
