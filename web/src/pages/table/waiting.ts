/** What the strip says while nothing is composed. */
import { gameOf } from "../../boards/registry";
import { t } from "../../lib/i18n";
import type { State } from "../../lib/messages";
import { acting, contesters, isClosing } from "../../lib/view";

export function waitingText(table: State, active: boolean, names: string[]): string {
  if (table.table.status === "finished") return t("strip.finished");
  if (active) return gameOf(table.table.game).t("strip.yours");
  if (isClosing(table) && contesters(table).length) return t("strip.closing");
  return t("strip.waits", {
    name: acting(table)
      .map((seat) => names[seat - 1] ?? "")
      .join(", "),
  });
}
