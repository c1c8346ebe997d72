/** Words judged by the server, or by the dictionary kept in this browser when the server does not answer. */
import { get } from "../api";
import type { FamilyInfo, WordInfo } from "../messages";
import { prefs } from "../prefs.svelte";
import { wordTable } from "./table";

/** An answer, and whether it comes from this browser alone; null where neither can tell. */
export type Told<T> = (T & { away: boolean }) | null;

export async function lookUp(word: string, game: string): Promise<Told<WordInfo>> {
  const query = new URLSearchParams({ language: prefs.language, ...(game ? { game } : {}) });
  const answer = await get<WordInfo>(`/api/words/${encodeURIComponent(word)}?${query}`);
  if (answer.ok) return { ...answer.value, away: false };
  const table = await wordTable.load();
  return table ? { ...table.look(word, game, prefs.language), away: true } : null;
}

export async function compare(one: string, other: string): Promise<Told<FamilyInfo>> {
  const answer = await get<FamilyInfo>(`/api/families?${new URLSearchParams({ a: one, b: other })}`);
  if (answer.ok) return { ...answer.value, away: false };
  const table = await wordTable.load();
  return table ? { ...table.family(one, other), away: true } : null;
}
