/** What a refusal is about. */
import type { RefusalInfo } from "../../../lib/messages";

/** Whether the dictionary says no: only then is it worth looking the word up. A good word may lie in a bad place. */
export function isAboutWord({ reason, word }: Pick<RefusalInfo, "reason" | "word">): boolean {
  return /^(word|contact)_/.test(reason) && /^[A-Z]{2,}$/.test(word);
}

/** Whether one more letter may mend it: MO is an abbreviation, PARIS a name, and on the way to MOT and PARISIEN. */
export function mayGrow({ reason }: Pick<RefusalInfo, "reason">): boolean {
  return /^(word|contact)_/.test(reason);
}

/** Repairs that only go back a step: offered last, or where nothing else helps. */
export const stepsBack: ReadonlySet<string> = new Set(["undo", "back", "landing", "clear"]);
