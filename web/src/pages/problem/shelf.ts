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
  /** The easier first; of one level, one kind of question after the other. */
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
      lines: [...new Set(fitting.map((line) => line.level))]
        .sort((a, b) => a - b)
        .flatMap((level) => inTurn(fitting.filter((line) => line.level === level))),
      found: fitting.filter(isFound).length,
    }));
}

/** As they are asked in turn: what one would play comes before what one would judge. */
const KINDS: readonly ProblemLine["kind"][] = ["most", "win", "defend", "referee"];

/** One of each kind, then the next of each. */
function inTurn(lines: readonly ProblemLine[]): ProblemLine[] {
  const piles = KINDS.map((kind) => lines.filter((line) => line.kind === kind));
  const longest = Math.max(0, ...piles.map((pile) => pile.length));
  return Array.from({ length: longest }, (_, row) =>
    piles.flatMap((pile) => pile.slice(row, row + 1)),
  ).flat();
}
