import { hasGivenUp } from "../../lib/gone";
import type { TableInfo } from "../../lib/messages";

type Turn = Pick<TableInfo, "status" | "to_act" | "you" | "resigned" | "updated_ms">;

/** Whether the reader is to move; nobody is at a table that waits for its players. */
export function isMyTurn({ status, to_act, you }: Pick<Turn, "status" | "to_act" | "you">): boolean {
  return status === "playing" && to_act.some((seat) => you.includes(seat));
}

/** Where the reader is to move first, then the latest; what they have given up comes last. */
export function byNeed<Table extends Turn>(tables: readonly Table[]): Table[] {
  const waits = (table: Turn): number => Number(isMyTurn(table)) - Number(hasGivenUp(table));
  return tables.toSorted((a, b) => waits(b) - waits(a) || b.updated_ms - a.updated_ms);
}
