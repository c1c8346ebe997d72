/** What a contest of a play brings in DÉMO (DEM-10). */
import type { DemoView, State } from "../../lib/messages";
import { contesters, isClosing } from "../../lib/view";
import type { Stakes } from "../game";
import { t } from "./texts";

/** Which turn a wrong contest costs the reader: this one, the next, none, or any where several may contest. */
type Price = "now" | "next" | "over" | "none" | "any";

function priceOf(table: State): Price {
  const { turn, out } = table.view as DemoView;
  const [seat, ...others] = contesters(table);
  if (isClosing(table)) return "over";
  if (seat === undefined || others.length) return "any";
  if (out.includes(seat)) return "none";
  return seat === turn ? "now" : "next";
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
