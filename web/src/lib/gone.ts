/** Who plays no more: given up, or made to leave the game. What was taken back is no longer among the plies. */
import type { Ply, TableInfo } from "./messages";

export type Gone = "resigned" | "retired";

export function resignedIn(plies: readonly Ply[]): number[] {
  return plies.filter(({ effects }) => effects.kind === "resign").map(({ seat }) => seat);
}

export function goneOf(plies: readonly Ply[]): ReadonlyMap<number, Gone> {
  const gone = new Map<number, Gone>();
  for (const { seat, effects, counted } of plies) {
    if (effects.kind === "resign") gone.set(seat, "resigned");
    for (const one of counted?.retired ?? []) gone.set(one, "retired");
  }
  return gone;
}

/** Whether the reader has given up at every seat of theirs while the others play on. */
export function hasGivenUp({
  status,
  you,
  resigned,
}: Pick<TableInfo, "status" | "you" | "resigned">): boolean {
  return status === "playing" && you.length > 0 && you.every((seat) => resigned.includes(seat));
}

/**
 * The ply, counted from 1, at which the reader resigned a game that others played on; 0 where nobody moved after it, or
 * the reader stayed.
 */
export function leftAt(
  plies: readonly { seat: number; effects: { kind: string } }[],
  own: number | null,
): number {
  const at = plies.findIndex(({ seat, effects }) => seat === own && effects.kind === "resign") + 1;
  return at && plies.slice(at).some(({ seat }) => seat > 0) ? at : 0;
}

/** Whether the reader has given up and only machines play on: nobody waits to see each of their moves. */
export function isLeftToMachines(table: Pick<TableInfo, "status" | "you" | "resigned" | "seats">): boolean {
  const { seats, resigned } = table;
  return hasGivenUp(table) && seats.every(({ seat, kind }) => kind === "machine" || resigned.includes(seat));
}
