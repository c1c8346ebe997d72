/** A move as the record writes it, « A2xC4 VIOLON@B6.A6.B5 »: from where to where, and the words traced. */
import type { EffectsInfo } from "../../lib/messages";

const SLIDE = /^([A-H][1-6])[-x]([A-H][1-6])/;
const PATH = /\w+@([A-H1-6.]+)/g;

export interface Slide {
  from: string;
  to: string;
  /** The squares of each word, in order. */
  paths: string[][];
}

export function slideOf({ move }: Pick<EffectsInfo, "move">): Slide | null {
  const [, from, to] = SLIDE.exec(move) ?? [];
  if (!from || !to) return null;
  const words = move.split(" ").filter((part) => !part.startsWith("+"));
  return { from, to, paths: [...words.join(" ").matchAll(PATH)].map(([, path = ""]) => path.split(".")) };
}
