/**
 * What happened that is no move, until it is read or somebody plays: the sentence about the move then says it. Where a
 * move is taken back the clocks go back with it: that is nothing that happened to anybody.
 */
import type { Ply } from "../../lib/messages";

export interface Moment {
  plies: readonly Pick<Ply, "number" | "seat">[];
  table: { id: string; status: string };
}

/** `text` is what still waits to be read, `told` what happened between the two states; empty for nothing. */
export function newsAfter(text: string, before: Moment | null, now: Moment, told: string): string {
  if (before?.table.id !== now.table.id || now.table.status === "finished") return "";
  const last = before.plies.at(-1)?.number ?? 0;
  const played = now.plies.some((ply) => ply.seat > 0 && ply.number > last);
  const takenBack = (now.plies.at(-1)?.number ?? 0) < last;
  return played ? "" : (takenBack ? "" : told) || text;
}
