/** Budgets that differ from seat to seat: « budget 10m/15m », « budget 10m/15m+5s » (DAM-22). */
import { seconds } from "../../../components/clocks/words";

/** The budgets of a clock, a seat each, in minutes; null where the clock is none of that kind. */
export function budgets(clock: string): number[] | null {
  const [, amount = ""] = /^budget ([^+]+)/.exec(clock) ?? [];
  const lengths = amount.split("/").map(seconds);
  return lengths.every(Boolean) ? lengths.map((one) => one / 60) : null;
}

/** The clock with other budgets; what it gives back each move stays. */
export function withBudgets(clock: string, minutes: readonly number[]): string {
  const lengths = minutes.map((one) => `${Math.min(10_000, Math.max(1, Math.round(one) || 1))}m`);
  const same = new Set(lengths).size === 1;
  const more = /\+\w+$/.exec(clock)?.[0] ?? "";
  return `budget ${same ? lengths[0] : lengths.join("/")}${more}`;
}
