/** The moves that lost something, in the order they are gone through: the reader's own first. */
export interface Fault {
  /** Counted from 1. */
  ply: number;
  seat: number;
}

/** The reader's own in the order of play, then everybody else's; `own` is null where the reader did not play. */
export function inOrder(faults: readonly Fault[], own: number | null): Fault[] {
  return [...faults.filter(({ seat }) => seat === own), ...faults.filter(({ seat }) => seat !== own)];
}

/**
 * Where to go on from a ply: to the fault after it in that order, and from the last to the first. From a ply that is
 * none, to the next one in the game, of the reader's own as long as there are any. Null where there is no other.
 */
export function nextFault(faults: readonly Fault[], own: number | null, at: number): Fault | null {
  const list = inOrder(faults, own);
  const here = list.findIndex(({ ply }) => ply === at);
  if (here >= 0) return list.length > 1 ? (list[(here + 1) % list.length] ?? null) : null;
  const mine = list.filter(({ seat }) => seat === own);
  const first = mine.length ? mine : list;
  return first.find(({ ply }) => ply > at) ?? first[0] ?? null;
}

/** The few that lost most, the worst first: the reader's own where there are any, for these can be learnt from. */
export function worstOf<F extends Fault & { lost: number }>(
  faults: readonly F[],
  own: number | null,
  most: number,
): F[] {
  const mine = faults.filter(({ seat }) => seat === own);
  return (mine.length ? mine : [...faults]).toSorted((a, b) => b.lost - a.lost).slice(0, most);
}
