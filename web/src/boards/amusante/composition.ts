/** A turn of AMUSANTE being composed: a square laid under a word that is announced, or the row taken up. */
import type { Draft } from "../../lib/draft.svelte";
import type { AmusanteComposition } from "../../lib/messages";

/** `square` is a letter of the hand, or « * » for the joker, which `stands_for` a letter. */
export type Composition = AmusanteComposition;

const nothing: Composition = { square: "", stands_for: "", word: "", take: false };

/** What the draft holds; a hint may leave out what it does not use. */
export function madeOf(draft: Draft): Composition {
  return { ...nothing, ...((draft.composition ?? draft.place) as Partial<Composition> | null) };
}

export function keep(draft: Draft, made: Composition): void {
  const word = made.word.trim();
  const whole = made.take || (made.square !== "" && word !== "");
  draft.set(whole ? { ...made, word } : null, made);
}

/** The letter that the square laid shows in the row. */
export function letterOf(made: Composition): string {
  return made.square === "*" ? made.stands_for.toUpperCase() : made.square;
}
