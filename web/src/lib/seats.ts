/** What the players are called; whoever gave no name has a number in the reader's language. */
import { t } from "./i18n";
import type { SeatInfo } from "./messages";

export function nameOf(seat: Pick<SeatInfo, "seat" | "name">): string {
  return seat.name || t("table.seat", { seat: seat.seat });
}

export function namesOf(seats: readonly SeatInfo[]): string[] {
  return seats.map(nameOf);
}

/** Whether somebody sits there, or is expected by name. */
export function isKnown(seat: SeatInfo): boolean {
  return seat.kind !== "open" || seat.name !== "";
}

/** Whether the reader is the only person at the table: then no name is needed to tell people apart. */
export function playsAlone({ seats, you }: { seats: readonly SeatInfo[]; you: readonly number[] }): boolean {
  return you.length === 1 && seats.every((seat) => seat.kind === "machine" || you.includes(seat.seat));
}
