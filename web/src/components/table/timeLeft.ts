/** Whole seconds until a moment, both in milliseconds; none once it is past. */
export function secondsTo(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1000));
}
