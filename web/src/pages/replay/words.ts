/** The words of a move, as the analysis names them. */
import type { LineInfo } from "../../lib/messages";
import { firstNamed } from "./lines";
import { t } from "./texts";

/** Its words in the order the sentences have them, the main one first; of many, how many more there are. */
export function wordsOf({ spelt }: Pick<LineInfo, "spelt">): string {
  const { named, more } = firstNamed(spelt);
  const words = named.join(", ");
  return more ? t("words.more", { words, count: more }) : words;
}
