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
