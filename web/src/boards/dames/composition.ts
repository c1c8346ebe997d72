/** A move of DAMES being composed: a letter slides, one or two words are traced or typed, a joker may be set. */
import type { Draft } from "../../lib/draft.svelte";
import type { DamesComposition } from "../../lib/messages";
import { squareOf } from "../../lib/squares";
import type { Ghost } from "../grid/ghosts";
import { slideOf } from "./slide";

export type Composition = DamesComposition;
/** The squares traced, in the order of the word; or the word as typed instead. */
export type Announced = DamesComposition["words"][number];

export const nothing: Composition = { source: "", target: "", words: [], joker: "", joker_square: "" };
export const blank: Announced = { path: [], typed: "" };

/** What the draft holds; a hint may leave out what it does not use. */
export function madeOf(draft: Draft): Composition {
  return { ...nothing, ...((draft.composition ?? draft.place) as Partial<Composition> | null) };
}

/** A move that could have been played, drawn as if it were being composed. */
export function advisedBy({ effects }: Pick<Ghost, "effects">): Composition {
  const slide = slideOf(effects);
  if (!slide) return nothing;
  const words = slide.paths.map((path) => ({ path, typed: "" }));
  return { ...nothing, source: slide.from, target: slide.to, words };
}

/** A letter that goes nowhere yet is no move to ask about. */
export function keep(draft: Draft, made: Composition): void {
  draft.set(made.target ? made : null, made);
}

/** The word being announced now: the last one. */
export function current(made: Composition): Announced {
  return made.words.at(-1) ?? blank;
}

function withCurrent(made: Composition, word: Announced): Composition {
  return { ...made, words: [...made.words.slice(0, -1), word] };
}

export function lengthOf(word: Announced): number {
  return word.path.length || word.typed.length;
}

/** Whether the joker is chosen and waits for its square. */
export function setsJoker(made: Composition): boolean {
  return made.joker !== "" && !made.joker_square;
}

/** Tap a square: choose the letter, then where it goes, then trace the word, then set the joker. */
export function tapped(made: Composition, square: string, isMine: boolean): Composition {
  if (!made.source || (isMine && !made.target)) return isMine ? { ...nothing, source: square } : made;
  if (!made.target) return { ...made, target: square, words: [blank] };
  if (setsJoker(made)) return { ...made, joker_square: square };
  const word = current(made);
  if (word.path.at(-1) === square) return withCurrent(made, { ...word, path: word.path.slice(0, -1) });
  if (word.path.includes(square)) return made;
  return withCurrent(made, { path: [...word.path, square], typed: "" });
}

/** A finger drawn over the letters: on to a neighbour, or back over the last one. */
export function drawn(made: Composition, square: string): Composition {
  const { path } = current(made);
  const [before, last] = [path.at(-2), path.at(-1)];
  if (square === last || !made.target) return made;
  if (square === before) return withCurrent(made, { path: path.slice(0, -1), typed: "" });
  if (path.includes(square) || (last && !touch(last, square))) return made;
  return withCurrent(made, { path: [...path, square], typed: "" });
}

function touch(one: string, other: string): boolean {
  const [a, b] = [squareOf(one), squareOf(other)];
  return Math.max(Math.abs(a.column - b.column), Math.abs(a.row - b.row)) === 1;
}

export function typed(made: Composition, letter: string): Composition {
  if (!made.target) return made;
  const word = current(made);
  return withCurrent(made, { path: [], typed: word.typed + letter });
}

export function erased(made: Composition): Composition {
  const word = current(made);
  if (made.joker_square) return { ...made, joker_square: "" };
  if (word.typed) return withCurrent(made, { ...word, typed: word.typed.slice(0, -1) });
  if (word.path.length) return withCurrent(made, { ...word, path: word.path.slice(0, -1) });
  if (made.words.length > 1) return { ...made, words: made.words.slice(0, -1) };
  return made.target ? { ...made, target: "", words: [] } : nothing;
}

/** A second word, for a doublé. */
export function another(made: Composition): Composition {
  return made.words.length === 1 && lengthOf(current(made))
    ? { ...made, words: [...made.words, blank] }
    : made;
}
