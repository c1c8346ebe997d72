/** A move of DAMES being composed: a letter slides, one or two words are traced or typed, a joker may be set. */
import type { Repair } from "../../lib/draft.svelte";
import { squareOf } from "../../lib/squares";

export interface Composition {
  from: string;
  to: string;
  words: Announced[];
  joker: "" | "E" | "S";
  jokerSquare: string;
}

export interface Announced {
  /** The squares traced, in the order of the word. */
  path: string[];
  /** The word as typed instead. */
  typed: string;
}

export const nothing: Composition = { from: "", to: "", words: [], joker: "", jokerSquare: "" };
const blank: Announced = { path: [], typed: "" };

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

/** Tap a square: choose the letter, then where it goes, then trace the word, then set the joker. */
export function tapped(made: Composition, square: string, isMine: boolean): Composition {
  if (!made.from || (isMine && !made.to)) return isMine ? { ...nothing, from: square } : made;
  if (!made.to) return { ...made, to: square, words: [blank] };
  if (made.joker && !made.jokerSquare) return { ...made, jokerSquare: square };
  const word = current(made);
  if (word.path.at(-1) === square) return withCurrent(made, { ...word, path: word.path.slice(0, -1) });
  if (word.path.includes(square)) return made;
  return withCurrent(made, { path: [...word.path, square], typed: "" });
}

/** A finger drawn over the letters: on to a neighbour, or back over the last one. */
export function drawn(made: Composition, square: string): Composition {
  const { path } = current(made);
  const [before, last] = [path.at(-2), path.at(-1)];
  if (square === last || !made.to) return made;
  if (square === before) return withCurrent(made, { path: path.slice(0, -1), typed: "" });
  if (path.includes(square) || (last && !touch(last, square))) return made;
  return withCurrent(made, { path: [...path, square], typed: "" });
}

function touch(one: string, other: string): boolean {
  const [a, b] = [squareOf(one), squareOf(other)];
  return Math.max(Math.abs(a.column - b.column), Math.abs(a.row - b.row)) === 1;
}

export function typed(made: Composition, letter: string): Composition {
  if (!made.to) return made;
  const word = current(made);
  return withCurrent(made, { path: [], typed: word.typed + letter });
}

export function erased(made: Composition): Composition {
  const word = current(made);
  if (made.jokerSquare) return { ...made, jokerSquare: "" };
  if (word.typed) return withCurrent(made, { ...word, typed: word.typed.slice(0, -1) });
  if (word.path.length) return withCurrent(made, { ...word, path: word.path.slice(0, -1) });
  if (made.words.length > 1) return { ...made, words: made.words.slice(0, -1) };
  return made.to ? { ...made, to: "", words: [] } : nothing;
}

/** A second word, for a doublé. */
export function another(made: Composition): Composition {
  return made.words.length === 1 && lengthOf(current(made))
    ? { ...made, words: [...made.words, blank] }
    : made;
}

type LetterAt = (square: string) => string;

/** What may mend a refused move: without the second word or the joker, one step back, another landing. */
export function repairsOf(made: Composition, letterAt: LetterAt): Repair[] {
  const repairs: Repair[] = [];
  const offer = (label: Repair["label"], next: Composition, always = true): void => {
    repairs.push({ label, letters: "", moves: waysToWrite(next, letterAt), data: next, always });
  };
  if (made.words.length > 1) offer("repair.oneWord", { ...made, words: made.words.slice(0, 1) }, false);
  if (made.joker) offer("repair.noJoker", { ...made, joker: "", jokerSquare: "" }, false);
  if (made.to && lengthOf(current(made))) offer("repair.back", erased(made));
  if (made.to) offer("repair.landing", { ...nothing, from: made.from });
  return repairs;
}

/** Sliding and taking are written differently; the referee knows which it is. */
export function waysToWrite(made: Composition, letterAt: LetterAt): string[] {
  if (!made.to) return [];
  const said = made.words.filter((word) => lengthOf(word) > 0).map((word) => announce(word, made, letterAt));
  const joker = made.joker && made.jokerSquare ? [`+${made.joker}@${made.jokerSquare}`] : [];
  const rest = [...said, ...joker].map((part) => ` ${part}`).join("");
  return [`${made.from}-${made.to}${rest}`, `${made.from}x${made.to}${rest}`];
}

function announce(word: Announced, made: Composition, letterAt: LetterAt): string {
  if (!word.path.length) return word.typed;
  const letters = word.path.map((square) => letterAt(square === made.to ? made.from : square)).join("");
  return `${letters}@${word.path.join(".")}`;
}

/** A move as written in a record, « C2-C4 MOT@B5.C4 +E@H3 »; null if it is not a slide. */
export function fromText(text: string | undefined): Composition | null {
  const [slide, ...parts] = (text ?? "").split(" ");
  const read = /^([A-H][1-6])[-x]([A-H][1-6])$/.exec(slide ?? "");
  if (!read) return null;
  const made: Composition = { ...nothing, from: read[1] ?? "", to: read[2] ?? "", words: [] };
  for (const part of parts) {
    const [said = "", squares = ""] = part.split("@");
    if (said === "+E" || said === "+S") {
      made.joker = said === "+E" ? "E" : "S";
      made.jokerSquare = squares;
    } else {
      made.words.push(squares ? { path: squares.split("."), typed: "" } : { path: [], typed: said });
    }
  }
  return made;
}
