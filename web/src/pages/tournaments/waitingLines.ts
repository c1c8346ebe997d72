/** Entries made at the desk without the network: kept in this browser until the server can read them. */
import { speaker } from "../../lib/i18n";
import type { DeskLine } from "../../lib/messages";

const KEY = "joute.desk.waiting";

/** Each entry is several lines, all of them or none. */
export type Entry = DeskLine[];

function stored(): Record<string, Entry[]> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Entry[]>;
  } catch {
    return {};
  }
}

export function waitingAt(desk: string): Entry[] {
  return stored()[desk] ?? [];
}

export function keepWaiting(desk: string, entries: Entry[]): void {
  const { [desk]: _, ...others } = stored();
  localStorage.setItem(KEY, JSON.stringify(entries.length ? { ...others, [desk]: entries } : others));
}

const fr = {
  one: "Hors ligne : une saisie attend le réseau, elle s’inscrira d’elle-même.",
  many: "Hors ligne : {count} saisies attendent le réseau, elles s’inscriront d’elles-mêmes.",
  read: "Hors ligne : le tournoi tel qu’il était. Ce que vous saisissez attendra le réseau ; la ronde suivante et l’impression le demandent.",
};

const en: Record<keyof typeof fr, string> = {
  one: "Offline: one entry waits for the network and will be entered by itself.",
  many: "Offline: {count} entries wait for the network and will be entered by themselves.",
  read: "Offline: the tournament as it was. What you enter will wait for the network; the next round and printing need it.",
};

const t = speaker({ fr, en });

/** What the desk says without the network. */
export function saidAway(waiting: number): string {
  if (!waiting) return t("read");
  return waiting === 1 ? t("one") : t("many", { count: waiting });
}
