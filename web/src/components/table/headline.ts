/** The title of an end that is paid for: who won, and what the reader pays or receives; the others are in the table. */
import { t } from "../../lib/i18n";
import type { OutcomeInfo, State } from "../../lib/messages";
import { namesOf } from "../../lib/seats";
import { readerOf } from "../../lib/told";

/** Empty where nothing is paid or several win: the game has a sentence of its own for that. */
export function paidHeadline({ table }: Pick<State, "table">, outcome: OutcomeInfo): string {
  const [winner = 0, ...others] = outcome.winners;
  if (!winner || others.length || !table.scores.some((score) => score < 0)) return "";
  const reader = readerOf(table.you);
  const name = namesOf(table.seats)[winner - 1] ?? "";
  const count = Math.abs(table.scores[(reader ?? winner) - 1] ?? 0);
  if (reader === winner) return t("end.youReceive", { count });
  return reader && count ? t("end.youPay", { name, count }) : t("end.won", { name });
}

/** « Vous avez gagné : Camille ne peut plus jouer. » */
const ALWAYS_SAID = ["blocked", "camp"];
/** What a title has that says why: « Camille a gagné avec 94 points : les autres … sont éliminés. » */
const SAID: Record<string, RegExp> = { "by points": /:\s/, "resignation": /abandonn|resign/i };

export function givesReason(title: string, reason: string): boolean {
  return ALWAYS_SAID.includes(reason) || (SAID[reason]?.test(title) ?? false);
}
