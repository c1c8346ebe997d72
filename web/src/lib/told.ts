/** A told sentence as one reader reads it: « vous » for the reader's own seat, words that can be looked up. */
import type { Told } from "./messages";
import { said, typeset } from "./i18n";

export interface Part {
  text: string;
  /** Whether it is a word that was played. */
  word: boolean;
  /** The sign that follows a word, kept on its line. */
  tail: string;
}

const MARK = /\{(\d+)\|([^|{}]*)\|([^|{}]*)\}/g;

/** Whoever holds one seat reads « vous »; several people at one screen, and spectators, read names. */
export function readerOf(you: readonly number[]): number | null {
  return you.length === 1 ? (you[0] ?? null) : null;
}

/** The sentence in one language, its words still in brackets. */
function chosen(text: string, reader: number | null): string {
  const read = text.replace(MARK, (_, seat: string, own: string, other: string) =>
    Number(seat) === reader ? own : other,
  );
  return typeset(read.charAt(0).toUpperCase() + read.slice(1));
}

export function partsOf(told: Told, reader: number | null): Part[] {
  return chosen(said(told), reader)
    .split(/(\[[^\]]*\][\u00a0\u202f]?[.,:;!?]*)/)
    .filter(Boolean)
    .map((text) => {
      const [, word, tail = ""] = /^\[([^\]]*)\](.*)$/s.exec(text) ?? [];
      return word === undefined ? { text, word: false, tail: "" } : { text: word, word: true, tail };
    });
}

export function textOf(told: Told, reader: number | null): string {
  return partsOf(told, reader)
    .map((part) => part.text + part.tail)
    .join("");
}
