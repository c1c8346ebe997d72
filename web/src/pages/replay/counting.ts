/** How many of a player's moves were good or not: the counts add up to the moves that were played. */
import type { LookedInfo } from "../../lib/messages";

export interface Counted {
  verdict: LookedInfo["verdict"];
  /** What it counts in the accuracy, from 0 to 1: the server says it of each move. */
  worth: number;
  /** Told by a hint: neither a mistake nor a find of whoever played it. */
  advised: boolean;
}

const GROUPS: Record<LookedInfo["verdict"], Group> = {
  best: "good",
  good: "good",
  inaccuracy: "inaccuracies",
  mistake: "mistakes",
  blunder: "blunders",
  bluff: "bluffs",
  only: "only",
  unjudged: "unjudged",
};
/** A mistake and a blunder apart, as « ? » and « ?? » mark them in the list. */
export const ORDER = [
  "good",
  "inaccuracies",
  "mistakes",
  "blunders",
  "advised",
  "bluffs",
  "only",
  "unjudged",
] as const;
export type Group = (typeof ORDER)[number];
/** What says something about the player; in any other move there was no choice, or nothing to judge. */
const OWN: readonly Group[] = ["good", "inaccuracies", "mistakes", "blunders"];
/** As on the server (`coach/verdicts.py`): one or two moves say nothing about how somebody plays. */
const FEWEST = 3;

export function groupOf({ verdict, advised }: Counted): Group {
  const group = GROUPS[verdict];
  return advised && OWN.includes(group) ? "advised" : group;
}

/** What there is none of is left out. */
export function counts(moves: readonly Counted[]): { group: Group; count: number }[] {
  const of = (group: Group): number => moves.filter((one) => groupOf(one) === group).length;
  return ORDER.map((group) => ({ group, count: of(group) })).filter(({ count }) => count);
}

/**
 * 100 where nothing was lost: half the mean of what the moves are worth, half their harmonic mean, in which a single
 * blunder weighs. Advice that was followed does not count, nor what was not judged. « few »: too few moves
 * are left to say a figure.
 */
export function accuracyOf(moves: readonly Counted[]): number | "few" | null {
  const own = moves.filter((one) => OWN.includes(groupOf(one)));
  if (own.length < FEWEST) return own.length ? "few" : null;
  const worth = own.map((one) => one.worth);
  const sum = (of: readonly number[]): number => of.reduce((all, one) => all + one, 0);
  const harmonic = worth.length / sum(worth.map((one) => 1 / one));
  return Math.round(50 * (sum(worth) / worth.length + harmonic));
}
