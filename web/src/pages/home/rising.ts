/** When the machine becomes stronger by itself. */
import type { TableInfo } from "../../lib/messages";

const STRONGEST = 6;

type Game = Pick<TableInfo, "seats" | "you" | "outcome" | "updated_ms">;

/** Whether a game that ended since then was won, alone against machines of at least this level, and played out. */
export function risesBy(games: readonly Game[], level: number, since: number): boolean {
  return level < STRONGEST && games.some((game) => game.updated_ms > since && isWonAgainst(game, level));
}

function isWonAgainst({ seats, you, outcome }: Game, level: number): boolean {
  const [mine] = you;
  if (you.length !== 1 || !outcome || outcome.reason === "agreement") return false;
  const others = seats.filter((seat) => seat.seat !== mine);
  const machines = others.every((seat) => seat.kind === "machine" && (seat.level ?? 0) >= level);
  return machines && outcome.winners.length === 1 && outcome.winners[0] === mine;
}
