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

export const nothing: Composition = { verb: "word", word: "", number: 0, card: "", pile: "stock" };

/** What the draft holds; a hint may leave out what it does not use. */
export function madeOf(draft: Draft): Composition {
  return { ...nothing, ...((draft.composition ?? draft.place) as Partial<Composition> | null) };
}

export function keep(draft: Draft, made: Composition): void {
  draft.set(isWhole(made) ? made : null, made);
}

/** Whether there is something to ask the referee about. */
function isWhole({ verb, word, number, card }: Composition): boolean {
  if (verb === "word") return word.length > 1;
  if (verb === "discard") return card !== "";
  return number > 0 && word !== "";
}

/** The cards of the hand that the composed word uses, beyond what already lies in the table word. */
export function usedCards(made: Composition, tableWord: string): string[] {
  if (made.verb === "discard") return made.card ? [made.card] : [];
  const there = made.verb === "word" ? [] : [...tableWord];
  const used: string[] = [];
  if (made.verb === "exchange") {
    [...made.word].forEach((letter, i) => letter !== there[i] && used.push(letter));
  } else {
    for (const letter of made.word) {
      const at = there.indexOf(letter);
      if (at >= 0) there.splice(at, 1);
      else used.push(letter);
    }
  }
  return used.map((letter) => (letter === letter.toLowerCase() ? "*" : letter));
}

/** Put a letter into the word: before the cursor's place, or over the letter there. */
export function withLetter(made: Composition, letter: string, place: number): Composition {
  const cut = made.verb === "exchange" ? place + 1 : place;
  return { ...made, word: made.word.slice(0, place) + letter + made.word.slice(cut) };
}

/** Take the last card back; in a table word, all of them. */
export function erased(made: Composition, tableWord: string): Composition {
  if (made.verb === "word") return { ...made, word: made.word.slice(0, -1) };
  if (made.verb === "discard") return { ...made, card: "" };
  return { ...made, word: tableWord };
}
