/** What was tried on a problem not yet solved, and the hints asked for: kept in this browser through a reload. */
import type { EffectsInfo, SolutionInfo } from "../../lib/messages";
import type { Scored } from "./share";

const KEY = "joute.tries";
/** So many unfinished problems are kept, the latest. */
const MOST = 20;

export interface Attempt extends Scored {
  effects: EffectsInfo | null;
  /** What a referee said. */
  said: string;
}

export interface Tries {
  /** Which problem it was: a day may be given another. */
  key: string;
  attempts: Attempt[];
  hints: number;
}

/** What a referee should have said, once that is known: `legal`, or an article; empty until then. */
export function rightAnswer(
  attempts: readonly Pick<Attempt, "solved" | "said">[],
  solution: Pick<SolutionInfo, "refusal"> | null,
): string {
  const found = attempts.find((attempt) => attempt.solved)?.said;
  return found ?? (solution ? (solution.refusal?.article ?? "legal") : "");
}

export function keptTries(name: string, key: string): Tries {
  const kept = stored()[name];
  return kept?.key === key ? kept : { key, attempts: [], hints: 0 };
}

/** Null once it is solved, or its solution was looked at. */
export function keepTries(name: string, tries: Tries | null): void {
  const others = Object.entries(stored()).filter(([one]) => one !== name);
  const all = tries ? [...others, [name, tries] as const] : others;
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(all.slice(-MOST))));
  } catch {
    // No storage: the tries last as long as the page.
  }
}

function stored(): Record<string, Tries> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Tries>;
  } catch {
    return {};
  }
}
