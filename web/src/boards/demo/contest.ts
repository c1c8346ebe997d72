/** What a contest of a play brings in DÉMO (DEM-10). */
import type { DemoView, State } from "../../lib/messages";
import { contesters } from "../../lib/view";
import type { Stakes } from "../game";
import { t } from "./texts";

/** Which turn a wrong contest costs the reader, as the position says; « any » where several may contest. */
type Price = "now" | "next" | "over" | "none" | "any";

function priceOf(table: State): Price {
  const { turns_at_stake } = table.view as DemoView;
  const prices = contesters(table).map((seat) => turns_at_stake[seat - 1] as Price);
  const [first = "any", ...others] = prices;
  return others.length && first !== "over" ? "any" : first;
}

export function contestCosts(table: State): string {
  const price = priceOf(table);
  return t(price === "any" ? "contest.costs" : `contest.costs.${price}`);
}

export function contestStakes(table: State, name: string): Stakes {
  const price = priceOf(table);
  const wrong = price === "any" ? "contest.wrong" : (`contest.wrong.${price}` as const);
  return {
    right: { gist: t("contest.right", { name }), more: t("contest.right.more") },
    wrong: { gist: t(wrong), more: t(`${wrong}.more`), free: price === "none" },
  };
}
