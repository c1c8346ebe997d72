/** How long somebody has been away, as the sentence to say it with. */
export type Absence = { key: "absent" | "now" | "minutes" | "hours"; count: number };

const MINUTE_MS = 60_000;

/** `since` is null for somebody who was away before the page came. */
export function absenceOf(since: number | null, now: number): Absence {
  if (since === null) return { key: "absent", count: 0 };
  const minutes = Math.floor((now - since) / MINUTE_MS);
  if (minutes >= 60) return { key: "hours", count: Math.floor(minutes / 60) };
  return { key: minutes ? "minutes" : "now", count: minutes };
}
