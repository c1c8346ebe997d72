/** What squares left in hand cost whoever loses (DEM-8). */
import { MediaQuery } from "svelte/reactivity";
import type { Draft } from "../../lib/draft.svelte";
import type { DemoView, EffectsInfo, GridComposition, State } from "../../lib/messages";
import { contesters } from "../../lib/view";
import { t } from "./texts";

/** Sideways on a phone a second line would push the bar off the screen. */
const low = new MediaQuery("(orientation: landscape) and (max-height: 480px)");

/** What these squares cost; a joker is written as a star. */
export function costOf({ square_values }: DemoView, squares: Iterable<string>): number {
  const values = new Map(square_values);
  return [...squares].reduce((sum, one) => sum + (values.get(one) ?? 0), 0);
}

/** The squares left once the composed word is laid, and what they would cost. */
export function leaves(table: State, { laid }: EffectsInfo, draft: Pick<Draft, "composition">): string {
  const { view, seat } = table;
  const { hands, counts } = view as DemoView;
  const at = (seat ?? 1) - 1;
  const count = (counts[at] ?? 0) - laid.length;
  if (count <= 0) return t("left.none");
  const left = [...(hands[at] ?? "")];
  for (const { letter } of (draft.composition as Partial<GridComposition> | null)?.laid ?? []) {
    const place = left.indexOf(letter === letter.toLowerCase() ? "*" : letter);
    if (place >= 0) left.splice(place, 1);
  }
  // the hand of somebody else: the cost is not known; where playing also accepts a play, that is said instead
  return left.length === count && !low.current && !contesters(table).includes(seat ?? 0)
    ? t("left.costs", { count, points: costOf(view as DemoView, left) })
    : t("left", { count });
}
