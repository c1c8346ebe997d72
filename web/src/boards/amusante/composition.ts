/** A turn of AMUSANTE being composed: a square laid under a word that is announced, or the row taken up. */
import type { Draft } from "../../lib/draft.svelte";
import type { AmusanteComposition } from "../../lib/messages";

/** `square` is a letter of the hand, or « * » for the joker, which `stands_for` a letter. */
export type Composition = AmusanteComposition;

/** From here on hardly any word says its beginning twice. */
const LONG_START = 4;

const nothing: Composition = { square: "", stands_for: "", word: "", take: false };

/** What the draft holds; a hint may leave out what it does not use. */
export function madeOf(draft: Draft): Composition {
  return { ...nothing, ...((draft.composition ?? draft.place) as Partial<Composition> | null) };
}

/** What the player has said, for the referee to judge. */
export function keep(draft: Draft, made: Composition): void {
  const word = made.word.trim();
  const whole = made.take || (made.square !== "" && word !== "");
  draft.set(whole ? { ...made, word } : null, made);
}

/**
 * A square laid. The row's letters and its own are written for the player: they are the beginning of a word, and the
 * referee is not asked before the player has added to it; unless they spell `carried`, the word announced last.
 */
export function begun(draft: Draft, row: string, square: string, standsFor = "", carried = ""): void {
  const next = { ...madeOf(draft), square, stands_for: standsFor, take: false };
  const start = row.toUpperCase() + letterOf(next);
  if (start === carried) keep(draft, { ...next, word: start });
  else if (next.word.startsWith(start) && next.word !== start) keep(draft, next);
  else draft.set(null, { ...next, word: start });
}

/** The move as the record writes it. */
export function moveOf({ square, stands_for, word }: Composition): string {
  return `lay ${square}${square === "*" ? stands_for.toLowerCase() : ""} ${word.trim()}`;
}

/** What the player has added to the start; the whole word where it does not begin so. */
export function added(start: string, word: string): string {
  return word.startsWith(start) ? word.slice(start.length) : word;
}

/**
 * Whether what is typed after the start is the word from its first letter: T, then TABLE, is TABLE and not TTABLE. It
 * shows with the first letter typed beyond the start, so that PA, then PA, stays PAPA; a start of four letters or more
 * is itself the word when it is typed again. Who wants MAMAN on MA and types MAN is taken to begin again, erases the N,
 * and is then taken at their word.
 */
export function isRetyped(start: string, typed: string, before: string): boolean {
  if (before.length > start.length || !typed.startsWith(start)) return false;
  return typed.length > start.length || start.length >= LONG_START;
}

/** The letter that the square laid shows in the row. */
export function letterOf(made: Composition): string {
  return made.square === "*" ? made.stands_for.toUpperCase() : made.square;
}

/** The square to lay for a word already announced to be carried on; empty if it does not fit, or is not in hand. */
export function squareFor(word: string, row: string, made: Composition, hand: string): string {
  const start = row.toUpperCase() + letterOf(made);
  if (!word.startsWith(start)) return "";
  if (made.square) return made.square;
  const next = word[row.length] ?? "";
  return next && hand.includes(next) ? next : "";
}
