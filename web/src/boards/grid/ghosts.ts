/** Moves that could have been played, drawn on a board of squares as ghosts; whoever shows a board may give them. */
import { getContext, setContext } from "svelte";
import type { EffectsInfo } from "../../lib/messages";

export interface Ghost {
  /** « A » */
  name: string;
  seat: number;
  effects: EffectsInfo;
  /** Squares where letters lie that must stay readable. */
  over?: readonly string[];
}

export interface GhostLetter {
  square: string;
  letter: string;
}

const KEY = Symbol("ghosts");

export function giveGhosts(read: () => Ghost[]): void {
  setContext(KEY, read);
}

export function ghostsHere(): () => Ghost[] {
  return getContext<(() => Ghost[]) | undefined>(KEY) ?? (() => []);
}

/** The letters a move would bring, each on its square; none in a game whose letters only move. */
export function lettersOf({ words, paths, laid, moved }: EffectsInfo): GhostLetter[] {
  const fresh = new Set([...laid, ...moved.slice(-1)]);
  const found = new Map<string, string>();
  paths.forEach((path, i) =>
    path.forEach((square, at) => {
      const letter = words[i]?.[at];
      if (letter && fresh.has(square)) found.set(square, letter.toUpperCase());
    }),
  );
  return [...found].map(([square, letter]) => ({ square, letter }));
}

/** Where to look: at the letters suggested, and at those played that they are compared with. */
export function squaresOf(ghosts: readonly Ghost[]): string[] {
  return ghosts.flatMap(({ effects, over = [] }) => [
    ...lettersOf(effects).map(({ square }) => square),
    ...over,
  ]);
}

/** Where the name of a ghost stands: on the last square of its first word. */
export function endOf({ paths, laid, moved }: EffectsInfo): string | null {
  return paths[0]?.at(-1) ?? moved.at(-1) ?? laid.at(-1) ?? null;
}
