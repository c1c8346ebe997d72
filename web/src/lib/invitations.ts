/** The links a table's maker may send, kept in the maker's browser until the seats are taken. */
import type { Invitation } from "./messages";

const KEY = "joute.invitations.";

export function keepInvitations(table: string, invitations: Invitation[]): void {
  try {
    localStorage.setItem(KEY + table, JSON.stringify(invitations));
  } catch {
    // No storage: the links are shown once, on the page that follows.
  }
}

export function invitationsOf(table: string): Invitation[] {
  try {
    return JSON.parse(localStorage.getItem(KEY + table) ?? "[]") as Invitation[];
  } catch {
    return [];
  }
}
