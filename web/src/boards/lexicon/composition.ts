/** A turn of LEXICON being composed: one of the four alternatives. */
import type { Draft } from "../../lib/draft.svelte";
import type { LexiconComposition } from "../../lib/messages";

export type Verb = "word" | "insert" | "exchange" | "discard";

/** `number` is the table word that changes, from 1; `card` the one thrown away. Lower case is a Maîtresse. */
export interface Composition extends LexiconComposition {
  verb: Verb;
  /** Where the next card comes from. */
  pile: "open" | "stock";
}

/** As the board handles it: `at` is where the next card goes in the word, the letter it goes over in an exchange. */
export interface Made extends Composition {
  at: number;
  /** Letters typed one after the other into a table word, and the word before the last of them. */
  typed?: string;
  before?: Made | null;
}

export const nothing: Made = { verb: "word", word: "", number: 0, card: "", pile: "stock", at: 0 };

/** What the draft holds; a hint may leave out what it does not use, and says nothing of the caret. */
export function madeOf(draft: Draft): Made {
  const kept = { ...(draft.place as Partial<Made> | null), ...(draft.composition as Partial<Made> | null) };
  return { ...nothing, at: kept.word?.length ?? 0, ...kept };
}

export function keep(draft: Draft, made: Made): void {
  const { verb, word, number, card, pile } = made;
  draft.set(isWhole(made) ? ({ verb, word, number, card, pile } satisfies Composition) : null, made);
}

/** Whether there is something to ask the referee about. */
function isWhole({ verb, word, number, card }: Composition): boolean {
  if (verb === "word") return word !== "";
  if (verb === "discard") return card !== "";
  return number > 0 && word !== "";
}

/** Whether a letter of the composed word comes from the hand. */
export function areFresh(made: Composition, tableWord: string): boolean[] {
  if (made.verb === "word") return [...made.word].map(() => true);
  if (made.verb === "exchange") return [...made.word].map((letter, i) => letter !== tableWord[i]);
  let from = 0;
  return [...made.word].map((letter) => {
    const old = letter === tableWord[from];
    if (old) from++;
    return !old;
  });
}

/** The cards of the hand that the composed turn uses. */
export function usedCards(made: Composition, tableWord: string): string[] {
  const waiting = made.card ? [made.card] : [];
  if (made.verb === "discard") return waiting;
  const fresh = areFresh(made, tableWord);
  const laid = [...made.word].filter((_, i) => fresh[i]);
  return [...waiting, ...laid.map((letter) => (letter === letter.toLowerCase() ? "*" : letter))];
}

/** Whether a card has somewhere to go: a table word, and in an exchange the letter it replaces. */
export function hasPlace({ verb, number, at, word }: Made): boolean {
  return number > 0 && (verb !== "exchange" || at < word.length);
}

/** Put a letter into the word: before the caret, or over the letter there. */
export function withLetter(made: Made, letter: string): Made {
  const { word, at } = made;
  if (made.verb === "exchange") {
    if (at >= word.length) return made;
    return { ...made, word: word.slice(0, at) + letter + word.slice(at + 1) };
  }
  return { ...made, word: word.slice(0, at) + letter + word.slice(at), at: at + 1 };
}

/** Touch a letter of the word: one's own card goes back to the hand, before another the caret comes. */
export function touched(made: Made, index: number, tableWord: string): Made {
  const { word, verb } = made;
  if (!areFresh(made, tableWord)[index])
    return verb === "exchange" && made.card
      ? withLetter({ ...made, at: index, card: "" }, made.card)
      : { ...made, at: index };
  if (verb === "exchange") {
    return {
      ...made,
      word: word.slice(0, index) + (tableWord[index] ?? "") + word.slice(index + 1),
      at: index,
    };
  }
  return { ...made, word: word.slice(0, index) + word.slice(index + 1), at: index };
}

/** Take a card back: the one before the caret if it is one's own, else the last one laid. */
export function erased(made: Made, tableWord: string): Made {
  if (made.card) return { ...made, card: "" };
  const fresh = areFresh(made, tableWord);
  const before = made.verb === "exchange" ? made.at : made.at - 1;
  const index = fresh[before] ? before : fresh.lastIndexOf(true);
  return index < 0 ? made : touched(made, index, tableWord);
}

/** How many cards of that letter are not laid yet. */
export function left(hand: string[], used: string[], letter: string): number {
  const count = (cards: string[]): number => cards.filter((card) => card === letter).length;
  return count(hand) - count(used);
}

/** What a key other than a letter makes of it; null where the key is none of these. */
export function edited(made: Made, tableWord: string, key: string): Made | null {
  if (key === "Backspace") return erased(made, tableWord);
  if (key === "ArrowLeft" && made.word) return { ...made, at: Math.max(0, made.at - 1) };
  if (key === "ArrowRight" && made.word) return { ...made, at: Math.min(made.word.length, made.at + 1) };
  return null;
}

/** Another of the four turns; the table word that was chosen stays chosen. */
export function turnedTo(made: Made, verb: Verb, tableWord: string): Made {
  const changes = verb === "insert" || verb === "exchange";
  if (!changes || !made.number) return { ...nothing, verb };
  return {
    ...nothing,
    verb,
    number: made.number,
    word: tableWord,
    at: tableWord.length, // in an exchange no letter yet: the player touches the one that goes
  };
}
