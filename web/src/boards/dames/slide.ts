/** A letter's way as the referee tells it: from where to where, and the squares of each word traced. */
import type { EffectsInfo } from "../../lib/messages";

export interface Slide {
  from: string;
  to: string;
  /** The squares of each word, in order. */
  paths: string[][];
}

export function slideOf({ moved, paths }: Pick<EffectsInfo, "moved" | "paths">): Slide | null {
  const [from] = moved;
  const to = moved.at(-1);
  return from && to && moved.length > 1 ? { from, to, paths } : null;
}
