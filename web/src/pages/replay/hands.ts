/** What a player held, for a record of a game with hands: before their own move, with the letters it took dimmed. */
import type { Replayed } from "../../lib/messages";

export interface Held {
  seat: number;
  letters: { letter: string; used: boolean }[];
  /** Whether the ply in view is theirs: the hand is then the one they had to choose from. */
  plays: boolean;
}

/**
 * The hand at a ply, counted from 1: of the seat watched, or, where that is 0, of whoever plays. What chance does is
 * nobody's ply: `reader` is then shown what came of it. Null where the game has no hands to show.
 */
export function heldAt(
  { plies, hands }: Pick<Replayed, "hands"> & { plies: readonly { seat: number }[] },
  at: number,
  watched: number,
  reader: number,
): Held | null {
  const mover = plies[at - 1]?.seat ?? 0;
  const seat = watched || mover || reader;
  const plays = seat === mover;
  const after = hands[at]?.[seat - 1];
  const held = plays ? hands[at - 1]?.[seat - 1] : after;
  if (held === undefined || after === undefined) return null;
  return { seat, plays, letters: marked(held, after) };
}

/** The letters of a hand, those that are not there any more marked. */
function marked(held: string, after: string): Held["letters"] {
  const left = [...after];
  return [...held].map((letter) => {
    const at = left.indexOf(letter);
    if (at >= 0) left.splice(at, 1);
    return { letter, used: at < 0 };
  });
}
