/** A line under each player's score, by game. */
import { t } from "../lib/i18n";
import type { AmusanteView, DamesView, DemoView, LexiconView, LexiduelView, State } from "../lib/messages";

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
    case "demo":
    case "amusante":
      return t("note.squares", { count: (table.view as DemoView | AmusanteView).counts[seat - 1] ?? 0 });
    case "lexicon":
      return t("lexicon.cards", { count: (table.view as LexiconView).hands[seat - 1]?.length ?? 0 });
    default:
      return "";
  }
}
