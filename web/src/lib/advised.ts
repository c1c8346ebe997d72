/**
 * What hints have told the reader, table by table, and for which ply: when the game is analysed, such a move is
 * neither their mistake nor their find. What was told for one turn says nothing of the same word played at another.
 */
const KEY = "joute.advised";
const MOST_TABLES = 60;

type Advised = Record<string, string[]>;

function stored(): Advised {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return kept && typeof kept === "object" && !Array.isArray(kept) ? (kept as Advised) : {};
  } catch {
    return {};
  }
}

/** What was told at a table: « 7 F1h FORMEL » for a move, « 7 FORMEL » where only the word was told. */
export function advisedAt(table: string): readonly string[] {
  const told: unknown = stored()[table];
  return Array.isArray(told) ? told.filter((one): one is string => typeof one === "string") : [];
}

/** The ply is the one the hint was for, counted from 1. */
export function keepAdvised(table: string, ply: number, told: string): void {
  const line = `${ply} ${told}`;
  const before = advisedAt(table);
  if (!told || before.includes(line)) return;
  const { [table]: _, ...others } = stored();
  const latest = [...Object.entries(others), [table, [...before, line]] as const].slice(-MOST_TABLES);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(latest)));
  } catch {
    // Private browsing: the analysis judges the move like any other.
  }
}

/** Whether one of these (a move, its word) was told for one of the plies from the first to the last. */
export function wasTold(advice: readonly string[], first: number, last: number, played: string[]): boolean {
  return advice.some((line) => {
    const ply = parseInt(line);
    return ply >= first && ply <= last && played.some((one) => line === `${ply} ${one}`);
  });
}
