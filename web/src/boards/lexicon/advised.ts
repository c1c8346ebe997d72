/** A move that could have been played, as it would lie on the table. */
import type { Ghost } from "../grid/ghosts";
import { areFresh } from "./composition";

export interface Advised {
  /** « A » */
  name: string;
  /** The table word it changes, from 1; 0: it is a new one. */
  number: number;
  /** A lower-case letter is a Maîtresse. */
  word: string;
  /** Which of its cards come from the hand. */
  fresh: boolean[];
}

const LAYS = /^(?:(word)|(insert|exchange) (\d+)) ([A-Za-z]+)$/;

/** Null for a card thrown away, which lays nothing on the table. */
export function advisedBy(ghost: Ghost | undefined, table: readonly string[]): Advised | null {
  const [, forms, changes, at = "0", word = ""] = LAYS.exec(ghost?.effects.move ?? "") ?? [];
  if (!ghost || !word) return null;
  const number = forms ? 0 : Number(at);
  const verb = changes === "exchange" ? "exchange" : forms ? "word" : "insert";
  const before = table[number - 1] ?? "";
  const fresh = areFresh({ verb, word, number, card: "", pile: "stock" }, before);
  return { name: ghost.name, number, word, fresh };
}
