/** Clocks in words, and budgets that differ from seat to seat; a clock is what the server reads: « budget 10m/15m ». */
/** Says a clock's sentence: `texts.ts` does it in the reader's language. */
export type Say = (key: ClockKey, data?: Record<string, string | number>) => string;
export type ClockKey =
  | `clock.${"none" | "budget" | "unequal" | "turn" | "bell" | "disc" | "days"}`
  | `time.${Unit}`
  | `time.${Unit}.one`;

const UNITS = { d: 86_400, h: 3_600, m: 60, s: 1 } as const;
type Unit = keyof typeof UNITS;

/** A length of time, « 1h30m », in seconds; null if it is none. */
export function seconds(text: string): number | null {
  const parts = [...text.matchAll(/(\d+)([dhms])/g)];
  if (!parts.length || parts.map(([whole]) => whole).join("") !== text) return null;
  return parts.reduce((sum, [, count, unit]) => sum + Number(count) * UNITS[unit as Unit], 0);
}

/** The budgets of a clock, a seat each, in minutes; null where the clock is none of that kind. */
export function budgets(clock: string): number[] | null {
  const [kind, amount = ""] = clock.split(" ");
  const lengths = amount.split("/").map(seconds);
  if (kind !== "budget" || lengths.some((one) => one === null)) return null;
  return lengths.map((one) => (one ?? 0) / 60);
}

export function budgetText(minutes: readonly number[]): string {
  const lengths = minutes.map((one) => `${Math.min(10_000, Math.max(1, Math.round(one) || 1))}m`);
  return `budget ${new Set(lengths).size === 1 ? lengths[0] : lengths.join("/")}`;
}

/** A clock as one would say it. */
export function clockWords(clock: string, t: Say): string {
  const [kind = "", amount = ""] = clock.split(" ");
  const all = amount.split("/");
  const time = all.every((one) => one === all[0]) ? duration(all[0] ?? "", t) : "";
  if (kind === "none") return t("clock.none");
  if (kind === "budget" && !time) return t("clock.unequal");
  if (kind === "budget") return t(amount.includes("d") ? "clock.days" : "clock.budget", { time });
  if (kind === "turn") return t("clock.turn", { time });
  if (kind === "bell") return t("clock.bell", { time });
  if (kind === "disc") return t("clock.disc", { count: amount.split("x")[0] ?? "" });
  return clock;
}

/** A length of time in the largest unit that divides it. */
function duration(text: string, t: Say): string {
  const length = seconds(text);
  if (!length) return "";
  const unit = (Object.keys(UNITS) as Unit[]).find((one) => length % UNITS[one] === 0) ?? "s";
  const count = length / UNITS[unit];
  return count === 1 ? t(`time.${unit}.one`) : t(`time.${unit}`, { count });
}
