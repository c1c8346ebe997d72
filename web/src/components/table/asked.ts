/** What stands before those who read: a verdict to be read first, then the question whether to contest a play. */
import type { Ply, State } from "../../lib/messages";
import type { Stage } from "../../lib/stage/stage.svelte";
import { contestable, contesters, isClosing } from "../../lib/view";

/** Who is asked at this screen, and whether by name: a word to « vous » is for whoever holds the screen. */
export interface Askers {
  seats: number[];
  byName: boolean;
  /** Whoever holds the screen has answered, or played the word: the question is for the others beside them. */
  elsewhere: boolean;
}

/** An answer on its way: which move, and by which of the reader's seats. */
export interface Answered {
  move: string;
  seats: readonly number[];
}

export type Asked = { kind: "judged" | "contest"; ply: Ply };

/** One at a time: what was judged is read first, and nobody is asked about a play not seen yet. */
export function askedOf(table: State, stage: Pick<Stage, "panel" | "hasShown">): Asked | null {
  const closing = isClosing(table);
  if (stage.panel?.kind === "judged" && !closing) return { kind: "judged", ply: stage.panel.ply };
  const ply = contestable(table);
  if (!ply || !contesters(table).length) return null;
  return closing || (!stage.panel && stage.hasShown(ply)) ? { kind: "contest", ply } : null;
}

/**
 * Where hands are hidden one person after the other holds the screen: that one is asked first, then the others by
 * name; at the very end the screen goes round. Round an open board everybody is asked at once.
 */
export function askersOf(table: State): Askers {
  const seats = contesters(table);
  const held = table.seat ?? 0;
  const holds = seats.includes(held);
  const inTurn = table.table.hides.includes("hands");
  if (holds && inTurn) return { seats: [held], byName: false, elsewhere: false };
  return { seats, byName: seats.length > 1 || !holds, elsewhere: !holds && table.table.you.length > 1 };
}
