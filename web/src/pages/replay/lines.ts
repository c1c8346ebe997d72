/** The moves a player had, with the names they bear in the list and on the board. */
import type { Ghost } from "../../boards/grid/ghosts";
import type { EffectsInfo, LineInfo, LookedInfo } from "../../lib/messages";

export interface NamedLine {
  /** « A », « B », « C »; the move played has a dot. */
  name: string;
  info: LineInfo;
  played: boolean;
}

/** The alternatives in the order given, best first, and the move played before those that are worse. */
export function namedLines({ best, played }: LookedInfo): NamedLine[] {
  const others = best.filter((one) => one.effects.move !== played?.effects.move);
  const named = others.map((info, i) => ({ name: "ABC"[i] ?? "", info, played: false }));
  if (!played) return named;
  const worse = named.findIndex((one) => one.info.chance < played.chance);
  return named.toSpliced(worse < 0 ? named.length : worse, 0, { name: "•", info: played, played: true });
}

/** How much a move lost, between the two chances that are shown: 70 % and 65 % make 5. */
export function lostBy({
  chance,
  played,
}: Pick<LookedInfo, "chance"> & { played: { chance: number } | null }): number {
  return played && chance !== null ? Math.max(0, Math.round(chance) - Math.round(played.chance)) : 0;
}

/** Laid on no board: cards, which have letters where others have squares. */
const isOffBoard = ({ paths, moved }: EffectsInfo): boolean => !paths.length && !moved.length;

/** Whether a move that could have been played meets squares that the move played has changed; cards always do, for
 * both come from one hand. */
export function meets(ghost: Ghost, played: EffectsInfo): boolean {
  if (isOffBoard(ghost.effects)) return true;
  const changed = new Set([...played.laid, ...played.turned, ...played.removed, ...played.moved]);
  const { paths, laid, moved } = ghost.effects;
  return [...paths.flat(), ...laid, ...moved].some((square) => changed.has(square));
}

/** Cards laid as a word, or put into one. */
const CARDS = ["word", "insert", "exchange"];

/** Whether the board has something to draw: a path, a way, or cards; not for a card thrown away. */
const isDrawn = ({ paths, moved, kind }: EffectsInfo): boolean =>
  Boolean(paths.length || moved.length) || CARDS.includes(kind);

/** The alternative that the sentence names: of those as good as the best, the first that people know. */
const AS_GOOD = 2;
function toldOf(others: readonly NamedLine[]): NamedLine | undefined {
  const shown = ({ info }: NamedLine): number => Math.round(info.chance);
  const top = Math.max(...others.map(shown));
  return others.find((one) => one.info.known && top - shown(one) <= AS_GOOD) ?? others[0];
}

/** One alternative drawn over the position: the one chosen, else the first; a move as good as played needs none. */
export function ghostsOf(looked: LookedInfo | null, chosen: string): Ghost[] {
  const others = looked ? namedLines(looked).filter((one) => !one.played) : [];
  const wanted = others.find((one) => one.name === chosen);
  const one = wanted ?? (looked && looked.lost >= 1 ? toldOf(others) : undefined);
  if (!looked || !one || !isDrawn(one.info.effects)) return [];
  const { laid = [], moved = [] } = looked.played?.effects ?? {};
  return [
    { name: one.name, seat: looked.seat, effects: one.info.effects, over: [...laid, ...moved.slice(-1)] },
  ];
}

/** Of a move that makes many words so many are named, or all where they are one more: it takes no more room. */
const MOST_NAMED = 3;

/** The words named of a move, and how many more it makes. */
export function firstNamed(words: readonly string[]): { named: readonly string[]; more: number } {
  const more = words.length - MOST_NAMED;
  return more > 1 ? { named: words.slice(0, MOST_NAMED), more } : { named: words, more: 0 };
}

/**
 * What is said of a move that a hint gave, `better` being whether the analysis found a better one; nothing of the best,
 * of which the sentence beside it says so.
 */
export function hintSays(
  looked: Pick<LookedInfo, "verdict" | "said">,
  better: boolean,
): "advised.says" | "advised.well" | null {
  if (better) return "advised.says";
  return looked.verdict === "best" && looked.said.fr ? null : "advised.well";
}
