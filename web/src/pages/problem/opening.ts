/** Problems as a page asks for them: the day's, or one by its key. */
import type { Answer } from "../../lib/api";
import { keptGet } from "../../lib/kept";
import type { ProblemInfo } from "../../lib/messages";
import { today } from "./days";

export function todaysProblem(): Promise<Answer<ProblemInfo>> {
  return keptGet<ProblemInfo>(`/api/problems/today?date=${today()}`);
}

/** The key of the day's problem; empty where it cannot be asked for. */
export async function todaysKey(): Promise<string> {
  const answer = await todaysProblem();
  return answer.ok ? answer.value.key : "";
}

/** One by its key. The day's is the day's by whatever address it is reached: its solution, once seen, ends the day. */
export async function openProblem(key: string): Promise<Answer<ProblemInfo>> {
  const daily = await todaysProblem();
  if (!key || (daily.ok && daily.value.key === key)) return daily;
  return problemByKey(key);
}

export function problemByKey(key: string): Promise<Answer<ProblemInfo>> {
  return keptGet<ProblemInfo>(`/api/problems/${encodeURIComponent(key)}`);
}
