/** Set a table against the machine, in one tap, and go there. */
import { post } from "./api";
import { t } from "./i18n";
import type { TableMade } from "./messages";
import { applyPrefs, prefs } from "./prefs.svelte";
import { go } from "./router.svelte";

export const BEGINNER = 1;

interface Wish {
  game: string;
  level: number;
  /** For who has just learnt the game: the table opens with its guide, even where it was put away. */
  guide?: boolean;
}

/** The sentence that says why there is no table; empty when there is one. */
export async function playMachine({ game, level, guide = false }: Wish): Promise<string> {
  const seats = [{ kind: "me", name: prefs.name }, { kind: "machine", level }];
  const answer = await post<TableMade>("/api/tables", { game, seats, order: "drawn" });
  if (!answer.ok) return answer.failure.message || t("error.offline");
  if (guide) {
    prefs.guided = prefs.guided.filter((one) => one !== game);
    applyPrefs();
  }
  go(`/table/${answer.value.table.id}`);
  return "";
}
