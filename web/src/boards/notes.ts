/** A line under each player's score, by game. */
import { t } from "../lib/i18n";
import type { AmusanteView, DamesView, DemoView, LexiconView, LexiduelView, State } from "../lib/messages";

/** The large figure: the score, or the squares still in hand where those are what counts. */
export function figureOf(table: State, seat: number): { value: number; unit: string } {
  const { game, scores, status } = table.table;
  const counts = game === "demo" || game === "amusante" ? (table.view as DemoView | AmusanteView).counts : [];
  if (status === "playing" && counts.length) return { value: counts[seat - 1] ?? 0, unit: t("unit.squares") };
  return { value: scores[seat - 1] ?? 0, unit: game === "dames" ? t("jago.letters") : "" };
}

export function noteOf(table: State, seat: number): string {
  switch (table.table.game) {
    case "lexiduel": {
      const stock = (table.view as LexiduelView).stocks[seat - 1] ?? [];
      return t("note.stock", { count: stock.reduce((sum, count) => sum + count, 0) });
    }
    case "dames": {
      const [home, away] = (table.view as DamesView).letters_in_camps[seat - 1] ?? [0, 0];
      return t("note.camps", { home, away });
    }
    case "lexicon":
      return t("lexicon.cards", { count: (table.view as LexiconView).hands[seat - 1]?.length ?? 0 });
    default:
      return "";
  }
}
