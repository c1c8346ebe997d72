/** What was on the sheet when a score was entered, to notice that another device has changed it since. */
import type { DeskInfo, DeskLine } from "../../lib/messages";

/** What a player holds in the round in play; null where nothing is entered. */
export function pointsOf(info: DeskInfo | null, player: number): number | null {
  const seats = info?.tables.flatMap((table) => table.seats) ?? [];
  return seats.find((seat) => seat.player === player)?.points ?? null;
}

/** The scores that these lines would replace, as they stand. */
export function scoresSeen(lines: DeskLine[], info: DeskInfo | null): Record<number, number | null> {
  const scores = lines.filter((line) => line.action.startsWith("score "));
  return Object.fromEntries(scores.map((line) => [line.who, pointsOf(info, line.who)]));
}

/** Whether somebody has entered another score since: neither what was seen nor what is sent. */
export function isOvertaken(line: DeskLine, saw: Record<number, number | null>, info: DeskInfo): boolean {
  if (!line.action.startsWith("score ") || !(line.who in saw)) return false;
  const now = pointsOf(info, line.who);
  return now !== null && now !== saw[line.who] && String(now) !== line.action.slice("score ".length);
}
