/** A ply in a few words, for the list of moves. */
import { gameOf } from "../../boards/registry";
import { spelledAs } from "../../lib/letters";
import type { Ply } from "../../lib/messages";
import { partsOf } from "../../lib/told";
import { wordsOf } from "./letters";

export interface PlyLine {
  word: string;
  where: string;
  gain: string;
}

/** What a line of the list needs of a ply; what was told of it, or `spelt`, has the accents of its words. */
export type Played = Pick<Ply, "seat" | "effects"> & Partial<Pick<Ply, "told">> & { spelt?: string[] };

/** « +5 », « −10 », « – »: what the author of the ply gained. */
export function gainOf(ply: Played): string {
  const gain = ply.effects.gains[ply.seat - 1] ?? 0;
  if (gain === 0) return "–";
  return gain > 0 ? `+${gain}` : `−${-gain}`;
}

export function describe(name: string, ply: Played): PlyLine {
  const { kind } = ply.effects;
  const game = gameOf(name);
  const told = ply.told ? partsOf(ply.told, null).filter((part) => part.word) : [];
  const spelt = [...(ply.spelt ?? []), ...told.map((part) => part.text)];
  const words = wordsOf(game, ply.effects).map((word) => spelledAs(word, spelt));
  const said = game.say(`move.${kind}`, kind);
  return {
    word: words.join(", ") || said,
    where: words.length ? game.where(ply.effects) || said : "",
    gain: gainOf(ply),
  };
}
