/** A ply in a few words, for the list of moves. */
import { gameOf } from "../../boards/registry";
import type { Ply } from "../../lib/messages";

export interface PlyLine {
  word: string;
  where: string;
  gain: string;
}

/** What a line of the list needs of a ply. */
export type Played = Pick<Ply, "seat" | "effects">;

/** « +5 », « −10 », « – »: what the author of the ply gained. */
export function gainOf(ply: Played): string {
  const gain = ply.effects.gains[ply.seat - 1] ?? 0;
  if (gain === 0) return "–";
  return gain > 0 ? `+${gain}` : `−${-gain}`;
}

export function describe(name: string, ply: Played): PlyLine {
  const { words, kind } = ply.effects;
  const game = gameOf(name);
  const said = game.say(`move.${kind}`, kind);
  return {
    word: words.join(", ") || said,
    where: words.length ? game.where(ply.effects) || said : "",
    gain: gainOf(ply),
  };
}
