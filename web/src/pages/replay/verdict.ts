import type { LookedInfo } from "../../lib/messages";
import { lostBy } from "./lines";
import { t } from "./texts";

/** A move that is called good loses less than this; one that loses more and is no mistake in its game is fair, as the
 * sentence beside it says (`coach/reasons.py`). */
const FAIR = 5;

/** A verdict in words: of a bad move, with the chances before and after that the curve and the list have, and
 * whose they are. */
export function saidOf(looked: LookedInfo, name: string, yours: boolean): string {
  const { verdict, chance, played } = looked;
  // A contested word may have cost too little to be told in chances.
  if (verdict === "mistake" && lostBy(looked) === 0) return t("mistake.contested", { name });
  return t(verdict === "good" && lostBy(looked) >= FAIR ? "fair" : verdict, {
    name,
    whose: t(yours ? "whose.yours" : "whose"),
    before: Math.round(chance ?? 0),
    after: Math.round(played?.chance ?? 0),
  });
}
