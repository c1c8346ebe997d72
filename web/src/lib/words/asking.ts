/** Words judged by the server, or by the dictionary kept in this browser when the server does not answer. */
import { get } from "../api";
import { t } from "../i18n";
import { capitals } from "../letters";
import type { FamilyInfo, WordInfo } from "../messages";
import { prefs } from "../prefs.svelte";
import { wordTable } from "./table";

/** An answer, and whether it comes from this browser alone; null where neither can tell. */
export type Told<T> = (T & { away: boolean }) | null;

/** What was found, or why nothing was. */
export interface LookedUp {
  word: Told<WordInfo>;
  trouble: string;
}

/** The server tells nobody about a word that they may contest: nor does the dictionary kept here then. */
export async function lookUp(word: string, game: string): Promise<LookedUp> {
  const query = new URLSearchParams({ language: prefs.language, ...(game ? { game } : {}) });
  const answer = await get<WordInfo>(`/api/words/${encodeURIComponent(word)}?${query}`);
  if (answer.ok) return { word: { ...answer.value, away: false }, trouble: "" };
  if (answer.failure.code === "open_to_contest") return { word: null, trouble: answer.failure.message };
  const table = await wordTable.load();
  if (!table) return { word: null, trouble: t("words.unkept") };
  return { word: { ...table.look(word, game, prefs.language), away: true }, trouble: "" };
}

/** Whether it is one of these words, however it is written. */
export function isAmong(word: string, words: readonly string[]): boolean {
  return words.some((one) => capitals(one) === capitals(word));
}

export async function compare(one: string, other: string): Promise<Told<FamilyInfo>> {
  const answer = await get<FamilyInfo>(`/api/families?${new URLSearchParams({ a: one, b: other })}`);
  if (answer.ok) return { ...answer.value, away: false };
  const table = await wordTable.load();
  return table ? { ...table.family(one, other), away: true } : null;
}
