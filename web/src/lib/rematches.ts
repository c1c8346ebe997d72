/**
 * Rematches that were proposed here, by their tables: whoever comes back to the table before is told so, and is
 * brought back to it where the rematch is declined.
 */

const keyOf = (table: string): string => `joute.rematch.${table}`;
const declinedKeyOf = (before: string): string => `joute.rematch.declined.${before}`;

export function keepOwnRematch(table: string, before: string): void {
  try {
    sessionStorage.setItem(keyOf(table), before);
  } catch {
    // No storage: it is then told as somebody's.
  }
}

/**
 * One's own rematch was declined: the table of the finished game, which will say so once. Empty where nothing is known
 * of it here.
 */
export function backFrom(table: string, said: string): string {
  try {
    const before = sessionStorage.getItem(keyOf(table)) ?? "";
    if (before) sessionStorage.setItem(declinedKeyOf(before), said);
    return before;
  } catch {
    return "";
  }
}

/** What came of the rematch that was proposed after this game, said once; empty where there is nothing to say. */
export function takeDeclined(before: string): string {
  try {
    const said = sessionStorage.getItem(declinedKeyOf(before)) ?? "";
    sessionStorage.removeItem(declinedKeyOf(before));
    return said;
  } catch {
    return "";
  }
}

/** The table of the game before, where its rematch was proposed here; else empty. */
export function gameBefore(table: string): string {
  try {
    return sessionStorage.getItem(keyOf(table)) ?? "";
  } catch {
    return "";
  }
}

export function isOwnRematch(table: string): boolean {
  return gameBefore(table) !== "";
}
