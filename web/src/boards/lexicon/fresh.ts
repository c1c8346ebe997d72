import type { LexiconView } from "../../lib/messages";
import type { BoardProps } from "../game";

/** When each card that the latest play brought to its word lands; null where nothing is being played out. */
export function landings(
  view: LexiconView,
  plays: BoardProps<LexiconView>["plays"],
): Map<number, number> | null {
  if (!plays || !view.last) return null;
  const fresh = freshIn(view.last.before, view.last.after);
  return new Map(fresh.map((at, n) => [at, plays.get(String(n))?.lands ?? 0]));
}

/** Which letters of a table word the latest play has brought: all, those inserted, or those exchanged. */
export function freshIn(before: string, after: string): number[] {
  const all = [...after].map((_, i) => i);
  if (before.length === after.length) return all.filter((i) => before[i] !== after[i]);
  let kept = 0;
  return all.filter((i) => {
    if (after[i] !== before[kept]) return true;
    kept++;
    return false;
  });
}
