/** Records and their replays, kept so that finished games can be looked at without the network. */
import { type Answer } from "./api";
import { isKept, keptGet, keptPost, keptText } from "./kept";
import type { Replayed, TableInfo } from "./messages";

/** Whose eyes a replay is opened with, where the reader held no seat. */
export const FIRST_EYES = 1;

export const recordOf = (table: string): Promise<Answer<string>> => keptText(recordPath(table));

/** The seats the reader played there; none where it is somebody else's game. */
export async function seatsOf(table: string): Promise<number[]> {
  const info = await keptGet<TableInfo>(`/api/tables/${table}`);
  return info.ok ? info.value.you : [];
}

/** The record as that seat saw it. */
export const replayOf = (record: string, seat: number): Promise<Answer<Replayed>> =>
  keptPost<Replayed>("/api/replay", { record, seat });

/** Keep these finished games, those not yet kept; one after the other, and no more once something fails. */
export async function keepGames(tables: string[]): Promise<void> {
  for (const table of tables) {
    if (await isKept(recordPath(table))) continue;
    const record = await recordOf(table);
    if (!record.ok) return;
    const seat = (await seatsOf(table))[0] ?? FIRST_EYES;
    if (!(await replayOf(record.value, seat)).ok) return;
  }
}

function recordPath(table: string): string {
  return `/api/tables/${table}/record`;
}
