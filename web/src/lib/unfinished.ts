import type { DutyInfo, RefusalInfo } from "./messages";

/** What is still to come, as the refusal of whoever plays without it. */
export function refusalOf({ article, message, squares }: DutyInfo): RefusalInfo {
  return { kind: "illegal", article, reason: "unfinished", message, squares, word: "" };
}
