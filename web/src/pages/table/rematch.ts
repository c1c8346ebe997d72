/** The same table again, sides changed. */
import { post } from "../../lib/api";
import type { State, TableMade } from "../../lib/messages";
import { go } from "../../lib/router.svelte";

export async function rematch(table: State): Promise<void> {
  const answer = await post<TableMade>(`/api/tables/${table.table.id}/rematch`, {});
  if (answer.ok) go(`/table/${answer.value.table.id}`);
}
