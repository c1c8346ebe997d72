/** Figures beside the players' names that several games share. */
import { t } from "../lib/i18n";
import type { State } from "../lib/messages";
import type { Figure } from "./game";

/** While the game goes on, the squares still in hand; then the score. */
export function squaresInHand({ table, view }: State, seat: number): Figure {
  const { counts } = view as { counts: number[] };
  const held = counts[seat - 1] ?? 0;
  return table.status === "playing" && counts.length
    ? { value: held, unit: t("unit.squares", { count: held }) }
    : { value: table.scores[seat - 1] ?? 0, unit: "" };
}
