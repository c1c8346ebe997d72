/** A tournament on the desk: one text file, kept in the organiser's browser, read and added to by the server. */
import { post, type Answer } from "../../lib/api";
import { t } from "../../lib/i18n";
import { keepPosted, keptPost } from "../../lib/kept";
import type { DeskInfo, DeskLine, DeskWanted } from "../../lib/messages";
import { isOnline, tellMissed } from "../../lib/online.svelte";
import type { Keeper } from "./keeper";
import { keepWaiting, saidAway, waitingAt } from "./waitingLines";

export interface Kept {
  id: string;
  name: string;
  text: string;
  updated: number;
}

const KEY = "joute.tournaments";

export function keptTournaments(): Kept[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "[]") as Kept[];
    return kept.sort((one, other) => other.updated - one.updated);
  } catch {
    return [];
  }
}

function keep(tournament: Kept): void {
  const others = keptTournaments().filter((one) => one.id !== tournament.id);
  localStorage.setItem(KEY, JSON.stringify([tournament, ...others]));
}

export function forget(id: string): void {
  localStorage.setItem(KEY, JSON.stringify(keptTournaments().filter((one) => one.id !== id)));
}

export class Desk implements Keeper {
  info = $state.raw<DeskInfo | null>(null);
  trouble = $state("");
  busy = $state(false);

  constructor(
    /** Empty for a file that is only being read: a player's link. */
    readonly id: string,
    text = "",
  ) {
    const kept = keptTournaments().find((one) => one.id === id);
    const file = text || kept?.text;
    if (file) void this.#open(file);
    else this.trouble = t("desk.none");
  }

  /** Begin a tournament; its address, or why not. */
  static async begin(headers: Record<string, string>): Promise<{ id: string } | { trouble: string }> {
    const answer = await post<DeskInfo>("/api/desk", { headers });
    if (!answer.ok) return { trouble: answer.failure.message || t("error.offline") };
    return { id: Desk.take(answer.value.text, answer.value.name) };
  }

  /** Put a file on the desk. */
  static take(text: string, name: string): string {
    const id = crypto.randomUUID().slice(0, 8);
    keep({ id, name, text, updated: Date.now() });
    return id;
  }

  nameOf(player: number): string {
    return this.info?.players[player - 1]?.name ?? "";
  }

  /** Without the network the lines wait in this browser, and count as entered. */
  async enter(...lines: DeskLine[]): Promise<boolean> {
    if (await this.#ask({ text: this.info?.text ?? "", lines })) return true;
    if (isOnline() || !this.id) return false;
    keepWaiting(this.id, [...waitingAt(this.id), lines]);
    this.trouble = saidAway(waitingAt(this.id).length);
    return true;
  }

  /** The server is back: what was entered meanwhile is sent, in its order; what it refuses is said and dropped. */
  async catchUp(): Promise<void> {
    if (!this.id || !this.info) return;
    for (let next = waitingAt(this.id)[0]; next; next = waitingAt(this.id)[0]) {
      await this.#ask({ text: this.info.text, lines: next });
      if (!isOnline()) return;
      keepWaiting(this.id, waitingAt(this.id).slice(1));
      if (this.trouble) return;
    }
    this.trouble = "";
  }

  openRound(): Promise<boolean> {
    return this.#ask({ text: this.info?.text ?? "", next_round: true });
  }

  async print(what: "sheets" | "standings"): Promise<void> {
    const page = window.open("", "_blank");
    const response = await fetch("/api/desk/sheets", {
      method: "POST",
      headers: { "content-type": "application/json", "accept-language": document.documentElement.lang },
      body: JSON.stringify({ text: this.info?.text ?? "", what }),
    }).catch(() => null);
    if (!response?.ok || !page) {
      page?.close();
      this.trouble = t("error.offline");
      return;
    }
    page.location.href = URL.createObjectURL(await response.blob());
  }

  async #open(text: string): Promise<void> {
    if (!this.#told(await keptPost<DeskInfo>("/api/desk", { text })) && !isOnline()) tellMissed();
    else if (!isOnline()) this.trouble = saidAway(waitingAt(this.id).length);
    else await this.catchUp();
  }

  async #ask(wanted: Partial<DeskWanted>): Promise<boolean> {
    this.busy = true;
    const answer = await post<DeskInfo>("/api/desk", wanted);
    this.busy = false;
    return this.#told(answer);
  }

  #told(answer: Answer<DeskInfo>): boolean {
    if (!answer.ok) {
      this.trouble = answer.failure.message || t("error.offline");
      return false;
    }
    this.info = answer.value;
    this.trouble = answer.value.refusal?.message ?? "";
    if (answer.value.refusal) return false;
    const { name, text } = this.info;
    if (this.id) keep({ id: this.id, name, text, updated: Date.now() });
    void keepPosted("/api/desk", { text }, answer.value);
    return true;
  }
}
