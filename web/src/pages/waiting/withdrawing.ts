/** Taking back an invitation, or a rematch proposed, while somebody is still waited for. */
import { post } from "../../lib/api";
import type { TableInfo } from "../../lib/messages";
import { called } from "../../lib/seats";
import { t } from "./texts";

type Asked = Pick<TableInfo, "seats" | "you" | "maker" | "declined">;

export function mayWithdraw({ you, maker }: Pick<Asked, "you" | "maker">): boolean {
  return you.includes(maker);
}

/** Whether those who are waited for were asked by name: the players of the game before. */
export function isRematch({ seats }: Pick<Asked, "seats">): boolean {
  const free = seats.filter((seat) => seat.kind === "open");
  return free.length > 0 && free.every((seat) => seat.name);
}

/** « Camille a retiré son invitation. », « Paul a refusé la revanche. », « Votre proposition de revanche est retirée. » */
export function withdrawnText(table: Asked): string {
  const by = called(table.seats.find(({ seat }) => seat === table.declined)?.name ?? "");
  if (table.you.includes(table.declined)) return t("declined.yours");
  if (table.declined) return by ? t("declined", { name: by }) : t("declined.nameless");
  const about = isRematch(table) ? "rematch" : "invitation";
  if (mayWithdraw(table)) return t(`withdrawn.yours.${about}`);
  const name = called(table.seats.find(({ seat }) => seat === table.maker)?.name ?? "");
  return name ? t(`withdrawn.${about}`, { name }) : t(`withdrawn.nameless.${about}`);
}

/** A sentence if it fails; the table itself says that it is withdrawn. */
export async function withdraw(table: string): Promise<string> {
  const answer = await post<TableInfo>(`/api/tables/${table}/withdraw`, {});
  return answer.ok ? "" : answer.failure.message || t("error.offline");
}
