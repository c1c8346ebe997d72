/** Tables the reader has put away: they leave the lists of this browser, and nothing else happens to them. */
const KEY = "joute.away";
const MOST = 500;

function stored(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((id): id is string => typeof id === "string") : [];
  } catch {
    return [];
  }
}

let ids = $state.raw(stored());
/** Put away just now: it can be brought back at once. */
let latest = $state<string | null>(null);

export function isAway(id: string): boolean {
  return ids.includes(id);
}

export function putAway(id: string): void {
  keep([...ids, id].slice(-MOST));
  latest = id;
}

export function lastAway(): string | null {
  return latest;
}

/** The page on which it was said is left. */
export function forgetLast(): void {
  latest = null;
}

export function takeOut(id: string): void {
  if (latest === id) latest = null;
  keep(ids.filter((one) => one !== id));
}

function keep(next: string[]): void {
  ids = next;
  try {
    localStorage.setItem(KEY, JSON.stringify(ids));
  } catch {
    // Private browsing: it stays away as long as the page.
  }
}
