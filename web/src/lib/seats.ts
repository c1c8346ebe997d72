/** What the players are called; machines, and whoever gave no name, in the reader's language. */
import { t } from "./i18n";
import { fr } from "./i18n/fr";
import type { SeatInfo } from "./messages";

export function nameOf(seat: Pick<SeatInfo, "seat" | "name">): string {
  return called(seat.name) || t("table.seat", { seat: seat.seat });
}

/** The level of a machine by its name in a record; none for a person. */
export function levelOf(name: string): number | null {
  const [, level = ""] = /^(.+?)( \d+)?$/.exec(name) ?? [];
  const found = LEVELS.findIndex((one) => fr[one] === level);
  return found < 0 ? null : found + 1;
}

/** « Débutant 2 », as tables and records keep it, is “Beginner 2” in English; chosen names stay as they are. */
export function called(name: string): string {
  const [, level = "", number = ""] = /^(.+?)( \d+)?$/.exec(name) ?? [];
  const key = LEVELS.find((one) => fr[one] === level);
  return key ? t(key) + number : name;
}

const LEVELS = ["level.1", "level.2", "level.3", "level.4", "level.5", "level.6"] as const;

export function namesOf(seats: readonly SeatInfo[]): string[] {
  return seats.map(nameOf);
}

/** Seats in the order in which figures are told: the reader's own first, the others as they sit. */
export function readerFirst(count: number, reader: number | null): number[] {
  const seats = Array.from({ length: count }, (_, i) => i + 1);
  return seats.toSorted((a, b) => Number(b === reader) - Number(a === reader));
}

/** Whether somebody sits there, or is expected by name. */
export function isKnown(seat: SeatInfo): boolean {
  return seat.kind !== "open" || seat.name !== "";
}

/** Whether the reader is the only person at the table: then no name is needed to tell people apart. */
export function playsAlone({ seats, you }: { seats: readonly SeatInfo[]; you: readonly number[] }): boolean {
  return you.length === 1 && seats.every((seat) => seat.kind === "machine" || you.includes(seat.seat));
}
