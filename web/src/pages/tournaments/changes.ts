/** Two standings compared. */
import type { DeskInfo } from "../../lib/messages";

export interface Change {
  player: number;
  before: number;
  after: number;
  rankBefore: number | null;
  rankAfter: number | null;
}

/** Everybody whose total or rank is no longer the same, in the order of the later standings. */
export function changesBetween(before: DeskInfo, after: DeskInfo): Change[] {
  const known = new Map(before.standings.map((one) => [one.player, one]));
  return after.standings.flatMap((one) => {
    const old = known.get(one.player);
    if (!old || (old.total === one.total && old.rank === one.rank)) return [];
    const { player, total, rank } = one;
    return [{ player, before: old.total, after: total, rankBefore: old.rank, rankAfter: rank }];
  });
}
