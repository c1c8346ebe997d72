/** Clocks in words; a clock is what the server reads: « budget 10m/15m », « budget 5m+10s », « turn 60s ». */
import type { ClockKey } from "./texts";

export type Say = (key: ClockKey, data?: Record<string, string | number>) => string;

const UNITS = { d: 86_400, h: 3_600, m: 60, s: 1 } as const;
type Unit = keyof typeof UNITS;

/** The usual clocks of any game. */
export const USUAL = ["none", "budget 5m", "budget 15m", "budget 30m", "turn 60s", "turn 180s", "budget 3d"];

/** A length of time, « 1h30m », in seconds; nought if it is none. */
export function seconds(text: string): number {
  const parts = [...text.matchAll(/(\d+)([dhms])/g)];
  if (parts.map(([whole]) => whole).join("") !== text) return 0;
  return parts.reduce((sum, [, count, unit]) => sum + Number(count) * UNITS[unit as Unit], 0);
}

export interface Custom {
  minutes: number;
  /** Seconds that every turn gives back. */
  more: number;
}

/** Minutes each and seconds a move; null where the clock is of another kind. */
export function customOf(clock: string): Custom | null {
  const [, minutes = "", more = "0s"] = /^budget ([\dhm]+)(?:\+(\d+s))?$/.exec(clock) ?? [];
  return minutes ? { minutes: Math.round(seconds(minutes) / 60), more: seconds(more) } : null;
}

export function customClock({ minutes, more }: Custom): string {
  const whole = Math.min(600, Math.max(1, Math.round(minutes) || 1));
  const added = Math.min(600, Math.max(0, Math.round(more) || 0));
  return `budget ${whole}m${added ? `+${added}s` : ""}`;
}

/** A clock as one would say it. */
export function wordsOf(clock: string, t: Say): string {
  const [kind = "", amount = ""] = clock.split(" ");
  const [budgets = "", more = ""] = amount.split("+");
  const all = budgets.split("/");
  const time = all.every((one) => one === all[0]) ? duration(all[0] ?? "", t) : "";
  if (kind === "none" || kind === "") return t("none");
  if (kind === "budget" && !time) return t("unequal");
  if (kind === "budget" && more) return t("increment", { time, more: duration(more, t) });
  if (kind === "budget") return t(amount.includes("d") ? "days" : "budget", { time });
  if (kind === "turn" || kind === "bell") return t(kind, { time });
  if (kind === "disc") return t("disc", { count: amount.split("x")[0] ?? "" });
  return clock;
}

/** A length of time in the largest unit that divides it. */
function duration(text: string, t: Say): string {
  const length = seconds(text);
  if (!length) return "";
  const unit = (Object.keys(UNITS) as Unit[]).find((one) => length % UNITS[one] === 0) ?? "s";
  const count = length / UNITS[unit];
  return count === 1 ? t(`${unit}.one`) : t(unit, { count });
}
