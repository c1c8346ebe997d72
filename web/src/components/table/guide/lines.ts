import { gameOf } from "../../../boards/registry";

/** What one may do in a game, in up to four lines; none where the game has no such lines. */
export function guideOf(game: string): string[] {
  return ["1", "2", "3", "4"].map((n) => gameOf(game).say(`guide.${n}`, "")).filter((line) => line !== "");
}
