/** Who takes part before a round is opened: whose name is taken, whose place nobody has come for. */
import type { DeskPlayer, TournamentInfo } from "../../lib/messages";
import { isSameName } from "../../lib/sameName";

/** Whether somebody who is on the list bears that name already. */
export function isTaken(name: string, players: readonly Pick<DeskPlayer, "name" | "struck">[]): boolean {
  return players.some((one) => !one.struck && isSameName(one.name, name));
}

/** Online, the players who would be seated though their place is on no device. */
export function unreached({ desk, free }: Pick<TournamentInfo, "desk" | "free">): string[] {
  if (!desk.online) return [];
  return desk.players
    .filter((one) => free.includes(one.number) && !one.withdrawn && !one.absent && !one.struck)
    .map((one) => one.name);
}
