import { gameOf } from "../../../boards/registry";
import type { State } from "../../../lib/messages";
import { applyPrefs, prefs } from "../../../lib/prefs.svelte";

/**
 * What one may do in a game, in up to five lines; none where the game has no such lines. A line of the article that
 * the turn is under, where the game has one, takes the place of the general one.
 */
export function guideOf(game: string, article = ""): string[] {
  const { say } = gameOf(game);
  return ["1", "2", "3", "4", "5"]
    .map((n) => say(`guide.${article}.${n}`, say(`guide.${n}`, "")))
    .filter((line) => line !== "");
}

/**
 * How one wins, or scores: the last line of every guide. Empty once the reader has put the guide away or has played:
 * from then on whose turn it is and what may be done stand there.
 */
export function aimOf({ table, seat, plies }: Pick<State, "table" | "seat" | "plies">): string {
  if (seat === null || !isGuided(table.game) || plies.some((ply) => ply.seat === seat)) return "";
  return guideOf(table.game).at(-1) ?? "";
}

/** Whether the reader has not put the game's guide away. */
export function isGuided(game: string): boolean {
  return !prefs.guided.includes(game);
}

export function putAway(game: string): void {
  prefs.guided = [...prefs.guided, game];
  applyPrefs();
}
