/** What this device knows of tournaments: copies of those it organises, old files, those put away. */
import type { TournamentInfo } from "../../lib/messages";

const COPY = "joute.event.";
const AWAY = "joute.tournaments.away";
const FILES = "joute.tournaments";

/** A file from the time when files were kept in the browser alone. */
export interface KeptFile {
  id: string;
  name: string;
  text: string;
  updated: number;
  /** The tournament on the server that it has become. */
  moved?: string;
}

function read<T>(key: string, otherwise: T): T {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") ?? otherwise;
  } catch {
    return otherwise;
  }
}

export function copyOf(id: string): TournamentInfo | null {
  return read<TournamentInfo | null>(COPY + id, null);
}

/** Kept for whoever organises it, so that the page opens without the network. */
export function keepCopy(told: TournamentInfo): void {
  if (told.organiser) localStorage.setItem(COPY + told.id, JSON.stringify(told));
}

export function keptFiles(): KeptFile[] {
  return read<KeptFile[]>(FILES, []).sort((one, other) => other.updated - one.updated);
}

export function moveFile(id: string, moved: string): void {
  const files = keptFiles().map((file) => (file.id === id ? { ...file, moved } : file));
  localStorage.setItem(FILES, JSON.stringify(files));
}

/** Tournaments put away on this device, with their names; nothing of them is lost. */
export function putAway(): Record<string, string> {
  return read<Record<string, string>>(AWAY, {});
}

export function setAway(id: string, name: string | null): void {
  const away = Object.fromEntries(Object.entries(putAway()).filter(([known]) => known !== id));
  localStorage.setItem(AWAY, JSON.stringify(name === null ? away : { ...away, [id]: name }));
}

/** Who organises from this device; empty where nobody has said. */
export function deskName(): string {
  return localStorage.getItem("joute.organiser") ?? "";
}

export function nameDesk(name: string): void {
  localStorage.setItem("joute.organiser", name.replace(/[;{}]/g, " ").trim());
}
