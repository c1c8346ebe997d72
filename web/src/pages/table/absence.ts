/** How long somebody has been away, as the sentence to say it with. */
export type Absence = { key: "absent" | "now" | "minutes" | "hours"; count: number };

const MINUTE_MS = 60_000;
/** Who reads the page anew is back before this. */
export const BACK_MS = 3_000;

/** `since` is null for somebody who was away before the page came; null for who may be back at once. */
export function absenceOf(since: number | null, now: number): Absence | null {
  if (since === null) return { key: "absent", count: 0 };
  if (now - since < BACK_MS) return null;
  const minutes = Math.floor((now - since) / MINUTE_MS);
  if (minutes >= 60) return { key: "hours", count: Math.floor(minutes / 60) };
  return { key: minutes ? "minutes" : "now", count: minutes };
}
