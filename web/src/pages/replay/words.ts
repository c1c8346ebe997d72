/** The words of a move, as the analysis names them. */
import type { LineInfo } from "../../lib/messages";
import { t } from "./texts";

/** Of a move that makes many words so many are named, or all where they are one more. */
const MOST_NAMED = 3;

/** Its words in the order the sentences have them, the main one first; of many, how many more there are. */
export function wordsOf({ spelt }: Pick<LineInfo, "spelt">): string {
  const count = spelt.length - MOST_NAMED;
  if (count <= 1) return spelt.join(", ");
  return t("words.more", { words: spelt.slice(0, MOST_NAMED).join(", "), count });
}
