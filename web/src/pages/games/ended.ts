import type { TableInfo } from "../../lib/messages";

export type End = "won" | "lost" | "drawn" | "stopped" | "over";

/** Whether it is still to be played, or being played. */
export function isInPlay({ status }: Pick<TableInfo, "status">): boolean {
  return status === "waiting" || status === "playing";
}

/** How a game ended for its reader; where several seats were theirs, only that it is over. */
export function endOf({ you, outcome }: Pick<TableInfo, "you" | "outcome">): End {
  const [seat, ...others] = you;
  if (!outcome || seat === undefined || others.length) return "over";
  if (outcome.reason === "agreement" && outcome.winners.length) return "stopped";
  if (!outcome.winners.length) return "drawn";
  return outcome.winners.includes(seat) ? "won" : "lost";
}

/** Of the games that count as won or lost, how many were either. */
export function tally(tables: readonly Pick<TableInfo, "you" | "outcome">[]): { won: number; lost: number } {
  const ends = tables.map(endOf);
  const count = (end: End): number => ends.filter((one) => one === end).length;
  return { won: count("won"), lost: count("lost") };
}
