/** What every game's view tells, and what follows from it for the table. */
import { resignedIn } from "./gone";
import type { Ply, State, Views } from "./messages";

export type AnyView = Views[keyof Views];
export type Action = AnyView["allowed"][number];

export function viewOf(table: State): AnyView {
  return table.view as AnyView;
}

export function may(table: State, action: Action): boolean {
  return viewOf(table).allowed.includes(action);
}

/** Whose turn it is; at the very end, everyone who has still to accept. */
export function acting(table: State): number[] {
  const { to_act } = table.table;
  return isClosing(table) ? to_act : to_act.slice(0, 1);
}

/** Whether the game only waits for the last play to be accepted or contested. */
export function isClosing(table: State): boolean {
  return viewOf(table).window.state === "closing";
}

/** Of the reader's seats, those that may contest the last play. */
export function contesters(table: State): number[] {
  return viewOf(table).window.seats.filter((seat) => table.table.you.includes(seat));
}

/**
 * Whether machines wait until the reader has read a verdict: nobody else plays, no clock runs. Among several people
 * they wait for a while only.
 */
export function isWaitedFor({ table, plies, clock }: State): boolean {
  const gone = resignedIn(plies);
  const people = table.seats.filter(({ kind, seat }) => kind !== "machine" && !gone.includes(seat));
  return clock.kind === "none" && people.length === 1;
}

/** The words that the reader may contest now: nobody looks them up before deciding. */
export function openToContest(table: State): string[] {
  return contesters(table).length ? (contestable(table)?.effects.words ?? []) : [];
}

/** The play that a contest would be about. */
export function contestable(table: State): Ply | null {
  const { author } = viewOf(table).window;
  return table.plies.findLast((ply) => ply.seat === author && ply.effects.words.length > 0) ?? null;
}
