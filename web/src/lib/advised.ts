/** Moves that hints have told the reader, table by table: they are not held against them when the game is analysed. */
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

/** What was told at a table: moves, and words where only the word was told. */
export function advisedAt(table: string): readonly string[] {
  const told: unknown = stored()[table];
  return Array.isArray(told) ? told.filter((one): one is string => typeof one === "string") : [];
}

export function keepAdvised(table: string, told: string): void {
  if (!told || advisedAt(table).includes(told)) return;
  const { [table]: before = [], ...others } = stored();
  const latest = [...Object.entries(others), [table, [...before, told]] as const].slice(-MOST_TABLES);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(latest)));
  } catch {
    // Private browsing: the analysis judges the move like any other.
  }
}
