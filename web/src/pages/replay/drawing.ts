/** Which alternative is drawn on the board with the ply in view, and on which position. */
import type { Ghost } from "../../boards/grid/ghosts";
import type { ReplayedPly } from "../../lib/messages";
import { ghostsOf, meets, namedLines } from "./lines";
import type { Looking } from "./record.svelte";

export interface Drawing {
  /** The alternative told of; null for none. */
  ghost: Ghost | null;
  /** Its main word, with its accents; empty where it makes none. */
  word: string;
  /** The position it lies on, where that is not the one after the move played. */
  before: ReplayedPly | null;
  /** Whether it waits to be chosen: whoever comes to a move sees the move as it was played. */
  hidden: boolean;
  /** What the board draws. */
  drawn: Ghost[];
}

export const NOTHING_DRAWN: Drawing = { ghost: null, word: "", before: null, hidden: false, drawn: [] };

/** An alternative that needs squares which the move played has changed lies on the position before it. */
export function drawingOf({
  at,
  idea,
  replayed,
  review,
}: Pick<Looking, "at" | "idea" | "replayed" | "review">): Drawing {
  const looked = review.of(at);
  const [ghost] = ghostsOf(looked, idea);
  if (!looked || !ghost) return NOTHING_DRAWN;
  const info = namedLines(looked).find(({ name }) => name === ghost.name)?.info;
  const word = info?.spelt[0] ?? "";
  const [earlier, now] = [replayed?.plies[at - 2], replayed?.plies[at - 1]];
  if (!earlier || !now || !meets(ghost, now.effects))
    return { ghost, word, before: null, hidden: false, drawn: [ghost] };
  if (!idea) return { ghost, word, before: null, hidden: true, drawn: [] };
  return { ghost, word, before: earlier, hidden: false, drawn: [{ ...ghost, over: [] }] };
}
