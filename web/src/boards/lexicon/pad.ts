/** The score pad: what each finished deal cost everybody, who laid every card, who left the game in it. */
import type { Ply } from "../../lib/messages";

export interface Cell {
  /** What the deal added to the seat’s total; null where the seat had left before. */
  points: number | null;
  /** Whether the seat laid all its cards. */
  finished: boolean;
  /** How the seat left the game in this deal. */
  left: "resigned" | "retired" | null;
}

interface Deal {
  start: readonly number[];
  plies: Ply[];
}

/** Each deal with the plies that followed it; what came before the first is none. */
function dealt(plies: readonly Ply[]): Deal[] {
  const deals: Deal[] = [];
  for (const ply of plies) {
    if (ply.effects.kind === "deal") deals.push({ start: ply.effects.scores, plies: [] });
    else deals.at(-1)?.plies.push(ply);
  }
  return deals;
}

/** A row for each finished deal, a cell for each seat; `scores`: as they stand now, `over`: whether that is the end. */
export function rowsOf(plies: readonly Ply[], scores: readonly number[], over: boolean): Cell[][] {
  const deals = dealt(plies);
  const gone = new Set<number>();
  return deals.slice(0, over ? undefined : -1).map((deal, number) => {
    const ended = deals[number + 1]?.start ?? scores;
    const absent = new Set(gone);
    const counts = deal.plies.flatMap(({ counted }) => counted ?? []);
    const resigned = deal.plies.filter(({ effects }) => effects.kind === "resign").map(({ seat }) => seat);
    const retired = counts.flatMap((count) => count.retired);
    for (const seat of [...resigned, ...retired]) gone.add(seat);
    return ended.map((score, i) => {
      const seat = i + 1;
      if (absent.has(seat)) return { points: null, finished: false, left: null };
      return {
        points: score - (deal.start[i] ?? 0),
        finished: !resigned.includes(seat) && counts.some(({ out }) => out.includes(seat)),
        left: resigned.includes(seat) ? "resigned" : retired.includes(seat) ? "retired" : null,
      };
    });
  });
}
