/** The links a table's maker may send, kept in the maker's browser until the seats are taken. */
import type { Invitation, TableMade } from "./messages";

const KEY = "joute.invitations.";

export interface Links {
  /** The token of one link for all free seats. */
  shared: string;
  seats: Invitation[];
}

export function keepInvitations({ table, invitations, shared = "" }: TableMade): void {
  if (invitations.length) keep(table.id, { shared, seats: invitations });
}

function keep(table: string, links: Links): void {
  try {
    localStorage.setItem(KEY + table, JSON.stringify(links));
  } catch {
    // No storage: the table can be opened anew.
  }
}

/** Who has come by the link for everybody may send it on. */
export function keepShared(table: string, token: string): void {
  if (token.includes(".")) keep(table, { shared: token, seats: [] });
}

/** None where the table was opened on another device. */
export function invitationsOf(table: string): Links | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY + table) ?? "null") as Links | Invitation[] | null;
    return Array.isArray(kept) ? { shared: "", seats: kept } : kept;
  } catch {
    return null;
  }
}
