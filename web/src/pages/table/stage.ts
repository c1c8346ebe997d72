/** Where the game is, in a few words, for the header. */
import { has, t } from "../../lib/i18n";
import type { LexiconView, LexiduelView, State } from "../../lib/messages";

export function stageOf(state: State): string {
  const { table } = state;
  if (table.status === "waiting") return t("waiting.title");
  if (table.status === "finished") return t("stage.finished");
  if (table.game === "lexiduel") {
    const view = state.view as LexiduelView;
    const turn = Math.floor(view.turns / 2) + 1;
    return view.rounds === null
      ? t("stage.turn", { turn })
      : t("stage.turnOf", { turn, rounds: view.rounds });
  }
  const arbitration = `option.arbitration.${table.options["arbitration"] ?? ""}`;
  const said = has(arbitration) ? [t("stage.arbitration", { kind: t(arbitration) })] : [];
  if (table.game === "lexicon") said.unshift(t("lexicon.deal", { number: (state.view as LexiconView).deal }));
  const names = table.seats.map((seat) => seat.name).filter(Boolean);
  return [names.join(", "), ...said].join(" · ");
}
