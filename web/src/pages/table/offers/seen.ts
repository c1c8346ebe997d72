/** The answer to an offer is news once: it goes with the next move, and does not come back with the page. */
import type { AnswerInfo, State } from "../../../lib/messages";

export interface Seen {
  answer: AnswerInfo;
  /** How many plies there were. */
  plies: number;
}

const KEY = "joute.answer.";

/** An answer not shown yet; the same words again are news once whoever asked has played in between. */
export function isNews({ answer, plies }: Pick<State, "answer" | "plies">, seen: Seen | null): boolean {
  if (!answer) return false;
  if (!seen || JSON.stringify(seen.answer) !== JSON.stringify(answer)) return true;
  return plies.slice(seen.plies).some((ply) => ply.seat === answer.seat);
}

export function seenAt(table: string): Seen | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY + table) ?? "null") as Seen | null;
  } catch {
    return null;
  }
}

export function keepSeen(table: string, seen: Seen | null): void {
  try {
    if (seen) sessionStorage.setItem(KEY + table, JSON.stringify(seen));
    else sessionStorage.removeItem(KEY + table);
  } catch {
    // A browser that keeps nothing shows the answer once more after a reload.
  }
}
