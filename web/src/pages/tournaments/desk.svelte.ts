/** A tournament on the desk: one text file, kept in the organiser's browser, read and added to by the server. */
import { post } from "../../lib/api";
import { t } from "../../lib/i18n";
import type { DeskInfo, DeskLine, DeskWanted } from "../../lib/messages";
import type { Keeper } from "./keeper";

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
    if (file) void this.#ask({ text: file });
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

  enter(...lines: DeskLine[]): Promise<boolean> {
    return this.#ask({ text: this.info?.text ?? "", lines });
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

  async #ask(wanted: Partial<DeskWanted>): Promise<boolean> {
    this.busy = true;
    const answer = await post<DeskInfo>("/api/desk", wanted);
    this.busy = false;
    if (!answer.ok) {
      this.trouble = answer.failure.message || t("error.offline");
      return false;
    }
    this.info = answer.value;
    this.trouble = answer.value.refusal?.message ?? "";
    if (answer.value.refusal) return false;
    if (this.id) keep({ id: this.id, name: this.info.name, text: this.info.text, updated: Date.now() });
    return true;
  }
}
