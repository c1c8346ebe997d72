/** What is shared: points as squares, never a letter. */
export interface Scored {
  /** What the try was worth; null where it was refused or not to the point. */
  worth: number | null;
  solved: boolean;
}

const MOST = 10;
const FULL = "■";
const EMPTY = "□";

/** One row of squares: how near the try came to the best. */
export function squares(tried: Scored, best: number): { full: number; all: number } {
  const all = best > 1 ? Math.min(MOST, best) : 1;
  if (tried.solved) return { full: all, all };
  const part = best > 1 ? Math.floor((all * Math.max(0, tried.worth ?? 0)) / best) : 0;
  return { full: Math.min(all - 1, part), all };
}

/** « Joute nº 214 · the game · 2 essais · □■ », and a row a try where points are counted. */
export function shareText(head: string[], tries: Scored[], best: number): string {
  const rows = tries.map((tried) => {
    const { full, all } = squares(tried, best);
    return FULL.repeat(full) + EMPTY.repeat(all - full);
  });
  return best > 1
    ? [head.join(" · "), ...rows].join("\n")
    : [...head, rows.join("")].filter(Boolean).join(" · ");
}
