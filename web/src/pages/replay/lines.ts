/** The moves a player had, with the names they bear in the list and on the board. */
import type { Ghost } from "../../boards/grid/ghosts";
import type { LineInfo, LookedInfo } from "../../lib/messages";

export interface NamedLine {
  /** « A », « B », « C »; the move played has a dot. */
  name: string;
  info: LineInfo;
  played: boolean;
}

/** The alternatives, best first, and the move played among them by its chance. */
export function namedLines({ best, played }: LookedInfo): NamedLine[] {
  const others = best.filter((one) => one.effects.move !== played?.effects.move);
  const named = others.map((info, i) => ({ name: "ABC"[i] ?? "", info, played: false }));
  if (!played) return named;
  return [...named, { name: "•", info: played, played: true }].sort((a, b) => b.info.chance - a.info.chance);
}

/** The first alternatives, drawn on the board: two, one where letters move; a move as good as played needs none. */
export function ghostsOf(looked: LookedInfo | null): Ghost[] {
  if (!looked || looked.lost < 1) return [];
  const others = namedLines(looked).filter((one) => !one.played);
  return others
    .slice(0, others[0]?.info.effects.moved.length ? 1 : 2)
    .map(({ name, info }) => ({ name, seat: looked.seat, effects: info.effects }));
}
