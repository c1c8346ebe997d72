/** What is said of a machine that takes its time. */

/** How long it has been waited for: nothing is said, it is said to search, it is excused. */
export type Waited = "" | "searches" | "searchesLong";

/** What it thinks with may still be compiled, this once; if not, only its first move of a game is excused. */
export function excuseOf(waited: Waited, isPreparing: boolean, isFirst: boolean): Waited | "prepares" {
  if (waited !== "searchesLong") return waited;
  if (isPreparing) return "prepares";
  return isFirst ? waited : "searches";
}
