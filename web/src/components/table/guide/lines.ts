import { gameOf } from "../../../boards/registry";
import { applyPrefs, prefs } from "../../../lib/prefs.svelte";

/** What one may do in a game, in up to four lines; none where the game has no such lines. */
export function guideOf(game: string): string[] {
  return ["1", "2", "3", "4"].map((n) => gameOf(game).say(`guide.${n}`, "")).filter((line) => line !== "");
}

/** How one wins, or scores: the last line of every guide. Empty once the reader has put the guide away. */
export function aimOf(game: string): string {
  return isGuided(game) ? (guideOf(game).at(-1) ?? "") : "";
}

/** Whether the reader has not put the game's guide away. */
export function isGuided(game: string): boolean {
  return !prefs.guided.includes(game);
}

export function putAway(game: string): void {
  prefs.guided = [...prefs.guided, game];
  applyPrefs();
}
