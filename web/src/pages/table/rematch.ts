/** The same table again, sides changed: propose it, or agree to the one proposed. */
import { post } from "../../lib/api";
import { t } from "../../lib/i18n";
import type { Again, State, TableMade } from "../../lib/messages";
import { keepOwnRematch } from "../../lib/rematches";
import { go } from "../../lib/router.svelte";

/** Goes to the new table; a sentence if there is none. */
export async function rematch(table: State, wanted: Partial<Again> = {}): Promise<string> {
  const answer = await post<TableMade>(`/api/tables/${table.table.id}/rematch`, wanted);
  if (!answer.ok) return answer.failure.message || t("error.offline");
  if (!table.table.rematch) keepOwnRematch(table.table.id);
  go(`/table/${answer.value.table.id}`);
  return "";
}
