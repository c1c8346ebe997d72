/** Whose turn it is, and who may still contest the last play. */
import type { Ply, State } from "./messages";

/** The seat that may play; nobody while the game only waits for the last play to be accepted. */
export function onTurn(table: State): number | null {
  return table.window === "closing" ? null : (table.table.to_act[0] ?? null);
}

/** The last play that made words: the one a contest is about. */
export function lastPlay(table: State): Ply | null {
  return table.plies.findLast((ply) => ply.seat > 0 && ply.effects.words.length > 0) ?? null;
}

/** Of the reader's seats, those that may contest the last play and have not accepted it. */
export function contesters(table: State): number[] {
  const play = lastPlay(table);
  if (!table.window || !play) return [];
  const accepted = table.plies
    .filter((ply) => ply.number > play.number && ply.effects.kind === "accept")
    .map((ply) => ply.seat);
  return table.table.to_act.filter(
    (seat) => table.table.you.includes(seat) && seat !== play.seat && !accepted.includes(seat),
  );
}
