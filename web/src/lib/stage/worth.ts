import type { Ply } from "../messages";

/** Whether a ply is worth a line: an offer has its banner, and a play let pass changes nothing on the table. */
export function isTold({ effects, counted }: Pick<Ply, "effects" | "counted">): boolean {
  return effects.kind !== "end" && (effects.kind !== "accept" || counted !== null);
}
