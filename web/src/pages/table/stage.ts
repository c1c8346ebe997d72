/** Where the game is, in a few words, for the header. */
import { gameOf } from "../../boards/registry";
import { has, t } from "../../lib/i18n";
import type { State } from "../../lib/messages";
import { isKnown, nameOf, playsAlone } from "../../lib/seats";
import { readerOf } from "../../lib/told";

export function stageOf(state: State): string[] {
  const { table } = state;
  if (table.status === "waiting") return [t("waiting.title", { others: table.seats.length - 1 })];
  if (table.status === "withdrawn") return [];
  if (table.status === "finished") return [t("stage.finished")];
  return gameOf(table.game).stage(state, () => usual(state));
}

function usual({ table }: State): string[] {
  const reader = readerOf(table.you);
  const names = table.seats
    .filter(isKnown)
    .map((seat) =>
      seat.seat === reader && (!seat.name || playsAlone(table)) ? t("table.you") : nameOf(seat),
    );
  const arbitration = `option.arbitration.${table.options["arbitration"] ?? ""}`;
  const contests = table.options["arbitration"] === "contest";
  const kind = contests
    ? t("stage.contest")
    : t("stage.arbitration", { kind: has(arbitration) ? t(arbitration) : "" });
  const said = has(arbitration) ? [kind] : [];
  return [names.join(", "), ...said];
}
