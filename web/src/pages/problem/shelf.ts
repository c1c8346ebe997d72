/** Every problem there is, as the list of past ones shows them. */
import type { ProblemLine } from "../../lib/messages";
import type { Results } from "./days";

export type State = "found" | "seen" | "open";

export interface Wanted {
  game: string;
  kind: string;
  level: string;
  /** Whether those found are shown, or those still to find; empty: both. */
  state: string;
}

export interface Shelf {
  game: string;
  /** The kinds of question mixed, the easier of each kind first. */
  lines: ProblemLine[];
  found: number;
}

/** What became of each problem that was answered, by its key: one found on any day stays found. */
export function statesOf(results: Results): ReadonlyMap<string, State> {
  const states = new Map<string, State>();
  for (const { key, found } of Object.values(results))
    if (states.get(key) !== "found") states.set(key, found ? "found" : "seen");
  return states;
}

/** The problems wanted, one shelf a game, in that order of games. */
export function shelves(
  lines: readonly ProblemLine[],
  games: readonly string[],
  wanted: Wanted,
  states: ReadonlyMap<string, State>,
): Shelf[] {
  const isFound = (line: ProblemLine): boolean => states.get(line.key) === "found";
  const fits = (line: ProblemLine): boolean =>
    (!wanted.kind || line.kind === wanted.kind) &&
    (!wanted.level || line.level === Number(wanted.level)) &&
    (!wanted.state || isFound(line) === (wanted.state === "found"));
  return games
    .filter((game) => !wanted.game || game === wanted.game)
    .map((game) => lines.filter((line) => line.game === game && fits(line)))
    .filter((fitting) => fitting.length)
    .map((fitting) => ({
      game: fitting[0]?.game ?? "",
      lines: mixed(fitting),
      found: fitting.filter(isFound).length,
    }));
}

/** As they are asked in turn: what one would play comes before what one would judge. */
const KINDS: readonly ProblemLine["kind"][] = ["most", "win", "defend", "referee"];

/** Every kind spread evenly from the first line to the last, however many it has. */
function mixed(lines: readonly ProblemLine[]): ProblemLine[] {
  return KINDS.flatMap((kind) => {
    const pile = lines.filter((line) => line.kind === kind).sort((a, b) => a.level - b.level);
    return pile.map((line, i) => ({ line, at: (i + 0.5) / pile.length }));
  })
    .sort((a, b) => a.at - b.at)
    .map(({ line }) => line);
}
