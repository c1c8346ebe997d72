/** The same table again, sides changed: propose it, agree to the one proposed, or decline it. */
import { post } from "../../lib/api";
import { t } from "../../lib/i18n";
import type { Again, State, TableInfo, TableMade } from "../../lib/messages";
import { keepOwnRematch } from "../../lib/rematches";
import { go } from "../../lib/router.svelte";

/** Goes to the new table; a sentence if there is none. */
export async function rematch(table: State, wanted: Partial<Again> = {}): Promise<string> {
  const answer = await post<TableMade>(`/api/tables/${table.table.id}/rematch`, wanted);
  if (!answer.ok) return answer.failure.message || t("error.offline");
  if (!table.table.rematch) keepOwnRematch(answer.value.table.id, table.table.id);
  go(`/table/${answer.value.table.id}`);
  return "";
}

/** A sentence if it fails; the table itself says that the rematch is proposed no more. */
export async function decline(table: State): Promise<string> {
  const answer = await post<TableInfo>(`/api/tables/${table.table.id}/rematch/decline`, {});
  return answer.ok ? "" : answer.failure.message || t("error.offline");
}
