import type { ClockInfo } from "./messages";

/** Whether that seat's time is running out; where no clock was agreed, nobody's is, whoever is to act. */
export function isRunningOut(clock: Pick<ClockInfo, "kind" | "running">, seat: number): boolean {
  return clock.kind !== "none" && clock.running.includes(seat);
}
