/**
 * Letters typed into a table word. Most players type only the cards that go in; some type the whole new word, FUSAS
 * over US. The letters of the table word are then passed over, and the others go in where they were typed.
 */
import { left, usedCards, withLetter, type Made } from "./composition";

/** The word after one more letter; null where neither the hand nor the table word has it. */
export function typedInto(made: Made, tableWord: string, letter: string, hand: string[]): Made | null {
  const typed = (made.typed ?? "") + letter;
  const next = changed(made, tableWord, letter, hand, written(typed, tableWord, hand));
  return next && { ...next, typed, before: made };
}

/** Without the last letter typed; null where the last change was not one. */
export const untyped = (made: Made): Made | null => made.before ?? null;

/** What was typed, read as the new word from its first letter. */
interface Written {
  begun: string;
  /** How many letters of the table word it has, and those still to come. */
  kept: number;
  rest: string;
}

function changed(
  made: Made,
  tableWord: string,
  letter: string,
  hand: string[],
  whole: Written | null,
): Made | null {
  const asWhole = whole && { ...made, word: whole.begun + whole.rest, at: whole.begun.length };
  if (whole?.rest === "") return asWhole;
  if (left(hand, usedCards(made, tableWord), letter) > 0) return withLetter(made, letter);
  if (made.word[made.at]?.toUpperCase() === letter) return { ...made, at: made.at + 1 };
  return whole?.kept ? asWhole : null;
}

/** Null where a letter is neither in the table word, in its turn, nor in the hand. */
function written(typed: string, tableWord: string, hand: string[]): Written | null {
  let begun = "";
  let kept = 0;
  const cards: string[] = [];
  for (const letter of typed) {
    const lies = tableWord[kept] ?? "";
    if (lies.toUpperCase() === letter) kept++;
    else cards.push(letter);
    begun += lies.toUpperCase() === letter ? lies : letter;
  }
  if (cards.some((card) => left(hand, cards, card) < 0)) return null;
  return { begun, kept, rest: tableWord.slice(kept) };
}
