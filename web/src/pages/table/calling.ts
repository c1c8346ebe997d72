/** A page in the background calls its player: by its title and icon, and by a notification where that is allowed. */
import { gameOf } from "../../boards/registry";
import type { OfferInfo, State } from "../../lib/messages";
import { namesOf } from "../../lib/seats";
import { readerOf, textOf } from "../../lib/told";
import { acting, may } from "../../lib/view";
import { t } from "./callingTexts";
import { isMine, offerText, sayingFor, waitedFor } from "./offers/saying";

/** Whom the reader keeps waiting or whose turn it is, then the game. */
export function titleOf(table: State): string {
  const title = gameOf(table.table.game).t("title");
  if (table.table.status === "finished") return `${t("over")} · ${title}`;
  const names = namesOf(table.table.seats);
  const asked = toAnswer(table);
  if (asked) return `${t("asks", { name: names[asked.seat - 1] ?? "" })} · ${title}`;
  if (yourTurn(table)) return `${turnAt(table) || t("yours")} · ${title}`;
  const waited = acting(table).map((seat) => names[seat - 1] ?? "");
  return waited.length ? `${t("turn", { name: waited.join(", ") })} · ${title}` : title;
}

export function yourTurn(table: State): boolean {
  return table.table.status === "playing" && table.seat !== null && may(table, "play");
}

/** « À Nina », where several play at the reader's screen; empty where « vous » says it. */
export function turnAt({ table, seat }: Pick<State, "table" | "seat">): string {
  if (table.you.length < 2 || seat === null) return "";
  return t("at", { name: namesOf(table.seats)[seat - 1] ?? "" });
}

/** Whether somebody waits for the reader: for a move, or for an answer. */
export function isWaitedFor(table: State): boolean {
  return yourTurn(table) || toAnswer(table) !== null;
}

/** What somebody else proposes and the reader has not answered yet. */
function toAnswer(table: State): OfferInfo | null {
  if (table.table.status !== "playing") return null;
  const open = table.offers.find(
    (offer) => !isMine(table, offer.seat) && waitedFor(table, offer).some((seat) => isMine(table, seat)),
  );
  return open ?? null;
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
  const note = new Notification(titleOf(table), { body: bodyOf(table), tag: table.table.id });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}

/** What is proposed; else the last move. */
function bodyOf(table: State): string {
  const asked = toAnswer(table);
  const say = sayingFor(gameOf(table.table.game));
  if (asked) return offerText(say, table, asked, namesOf(table.table.seats));
  const last = table.plies.findLast((ply) => ply.seat > 0);
  return last ? textOf(last.told, readerOf(table.table.you)) : "";
}
