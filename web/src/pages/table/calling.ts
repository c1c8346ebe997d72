/** A page in the background calls its player: by its title and icon, and by a notification where that is allowed. */
import { gameOf } from "../../boards/registry";
import type { State } from "../../lib/messages";
import { namesOf } from "../../lib/seats";
import { readerOf, textOf } from "../../lib/told";
import { acting, may } from "../../lib/view";
import { t } from "./callingTexts";

/** Whose turn it is, then the game. */
export function titleOf(table: State): string {
  const title = gameOf(table.table.game).t("title");
  if (table.table.status === "finished") return `${t("over")} · ${title}`;
  if (yourTurn(table)) return `${t("yours")} · ${title}`;
  const names = namesOf(table.table.seats.filter(({ seat }) => acting(table).includes(seat)));
  const waited = names.join(", ");
  return waited ? `${t("turn", { name: waited })} · ${title}` : title;
}

export function yourTurn(table: State): boolean {
  return table.table.status === "playing" && table.seat !== null && may(table, "play");
}

/** The tab's icon has a dot while the reader is waited for. */
export function markIcon(waited: boolean): void {
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (!link) return;
  link.dataset["plain"] ??= link.href;
  const dot =
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'><rect width='32' height='32' rx='7' fill='%231d1b18'/>" +
    "<text x='15' y='24' font-family='Georgia,serif' font-size='22' font-weight='700' text-anchor='middle' fill='%23f6f1e7'>J</text>" +
    "<circle cx='25' cy='7' r='7' fill='%23b3312c'/></svg>";
  link.href = waited ? `data:image/svg+xml,${dot}` : link.dataset["plain"];
}

export function canAsk(): boolean {
  return "Notification" in window && Notification.permission === "default";
}

/** Calls while the page is hidden: once a turn, replaced by the next call, opened by a click. */
export function call(table: State): void {
  if (!document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  const last = table.plies.findLast((ply) => ply.seat > 0);
  const body = last ? textOf(last.told, readerOf(table.table.you)) : "";
  const note = new Notification(titleOf(table), { body, tag: table.table.id });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}
