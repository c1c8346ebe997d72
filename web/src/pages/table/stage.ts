/** Where the game is, in a few words, for the header. */
import { gameOf } from "../../boards/registry";
import { has, t } from "../../lib/i18n";
import type { State } from "../../lib/messages";

export function stageOf(state: State): string {
  const { table } = state;
  if (table.status === "waiting") return t("waiting.title");
  if (table.status === "finished") return t("stage.finished");
  return gameOf(table.game)
    .stage(state, () => usual(state))
    .join(" · ");
}

function usual({ table }: State): string[] {
  const names = table.seats.map((seat) => seat.name).filter(Boolean);
  const arbitration = `option.arbitration.${table.options["arbitration"] ?? ""}`;
  const contests = table.options["arbitration"] === "contest";
  const kind = contests
    ? t("stage.contest")
    : t("stage.arbitration", { kind: has(arbitration) ? t(arbitration) : "" });
  const said = has(arbitration) ? [kind] : [];
  return [names.join(", "), ...said];
}
