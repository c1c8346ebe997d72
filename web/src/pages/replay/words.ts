/** The words of a move, as the analysis names them. */
import type { LineInfo } from "../../lib/messages";
import { t } from "./texts";

/** Of a move that makes many words so many are named. */
const MOST_NAMED = 3;

/** Its words in the order the sentences have them, the main one first; of many, how many more there are. */
export function wordsOf({ spelt }: Pick<LineInfo, "spelt">): string {
  const words = spelt.slice(0, MOST_NAMED).join(", ");
  const count = spelt.length - MOST_NAMED;
  return count > 0 ? t("words.more", { words, count }) : words;
}
