/** Rematches that were proposed here, by their tables: whoever comes back to the table before is told so. */

const keyOf = (table: string): string => `joute.rematch.${table}`;

export function keepOwnRematch(table: string): void {
  try {
    sessionStorage.setItem(keyOf(table), "1");
  } catch {
    // No storage: it is then told as somebody's.
  }
}

export function isOwnRematch(table: string): boolean {
  try {
    return sessionStorage.getItem(keyOf(table)) !== null;
  } catch {
    return false;
  }
}
