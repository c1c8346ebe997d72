/** Records and their replays, kept so that finished games can be looked at without the network. */
import { type Answer } from "./api";
import { isKept, keptPost, keptText } from "./kept";
import type { Replayed } from "./messages";

export const recordOf = (table: string): Promise<Answer<string>> => keptText(recordPath(table));

/** The record as that seat saw it. */
export const replayOf = (record: string, seat: number): Promise<Answer<Replayed>> =>
  keptPost<Replayed>("/api/replay", { record, seat });

/** Keep these finished games, those not yet kept; one after the other, and no more once something fails. */
export async function keepGames(tables: string[]): Promise<void> {
  for (const table of tables) {
    if (await isKept(recordPath(table))) continue;
    const record = await recordOf(table);
    if (!record.ok || !(await replayOf(record.value, FIRST_EYES)).ok) return;
  }
}

/** Whose eyes a replay is opened with. */
export const FIRST_EYES = 1;

function recordPath(table: string): string {
  return `/api/tables/${table}/record`;
}
