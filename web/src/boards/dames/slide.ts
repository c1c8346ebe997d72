/** The letter that a move slides: from where to where, and the words traced. */
import type { EffectsInfo } from "../../lib/messages";

export interface Slide {
  from: string;
  to: string;
  /** The squares of each word, in order. */
  paths: string[][];
}

export function slideOf({ moved, paths }: Pick<EffectsInfo, "moved" | "paths">): Slide | null {
  const [from, to] = moved;
  return from && to ? { from, to, paths } : null;
}
