/** A turn of LEXICON being composed: one of the four alternatives, written as the record writes it. */

export type Verb = "word" | "insert" | "exchange" | "discard";

export interface Composition {
  verb: Verb;
  /** The word being formed, or what a table word becomes; lower case is a Maîtresse. */
  word: string;
  /** Which table word, from 1; 0 while none is chosen. */
  target: number;
  /** The card thrown away. */
  card: string;
  from: "open" | "stock";
}

export const nothing: Composition = { verb: "word", word: "", target: 0, card: "", from: "stock" };

export function waysToWrite(made: Composition): string[] {
  switch (made.verb) {
    case "word":
      return made.word.length > 1 ? [`word ${made.word}`] : [];
    case "insert":
    case "exchange":
      return made.target && made.word ? [`${made.verb} ${made.target} ${made.word}`] : [];
    case "discard":
      return made.card ? [`discard ${made.card} ${made.from}`] : [];
  }
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

/** A turn as a record writes it; null if it is none of the four alternatives. */
export function fromText(text: string | undefined): Composition | null {
  const [verb, first = "", second = ""] = (text ?? "").split(" ");
  if (verb === "word") return { ...nothing, verb, word: first };
  if (verb === "insert" || verb === "exchange")
    return { ...nothing, verb, target: Number(first), word: second };
  if (verb === "discard")
    return { ...nothing, verb, card: first, from: second === "open" ? "open" : "stock" };
  return null;
}
