/** The letters of a move's first word, and which of them it lays. */
import type { EffectsInfo } from "../../lib/messages";
import { nameOf, squareOf } from "../../lib/squares";

export interface Letter {
  letter: string;
  fresh: boolean;
}

const PLACE = /^([A-Y]\d+)([hv])[+-]? ([A-Za-z]+)/;

/** The word the move spells, first among those it makes. */
export function wordsOf(effects: EffectsInfo): string[] {
  const spelled = PLACE.exec(effects.move)?.[3]?.toUpperCase();
  const at = spelled ? effects.words.indexOf(spelled) : -1;
  if (at < 0) return effects.words;
  return [effects.words[at] ?? "", ...effects.words.filter((_, i) => i !== at)];
}

export function lettersOf(effects: EffectsInfo): Letter[] {
  const word = wordsOf(effects)[0] ?? "";
  const laid = new Set(effects.laid);
  const place = PLACE.exec(effects.move);
  const slide = /^[A-H][1-6][-x]([A-H][1-6]) \w+@([A-H1-6.]+)/.exec(effects.move);
  if (slide) {
    const path = (slide[2] ?? "").split(".");
    return [...word].map((letter, i) => ({ letter, fresh: path[i] === slide[1] }));
  }
  if (!place || place[3]?.toUpperCase() !== word)
    return [...word].map((letter) => ({ letter, fresh: false }));
  const { column, row } = squareOf(place[1] ?? "A1");
  const down = place[2] === "v";
  return [...word].map((letter, i) => ({
    letter,
    fresh: laid.has(nameOf(column + (down ? 0 : i), row + (down ? i : 0))),
  }));
}
