/** Entries that wait for the server, kept on this device: through a reload, and as long as it takes. */
import type { DeskLine } from "../../lib/messages";
import type { Pending } from "./keeper";

export class Queue {
  entries = $state.raw<Pending[]>([]);

  constructor(readonly key: string) {
    try {
      this.entries = JSON.parse(localStorage.getItem(key) ?? "[]") as Pending[];
    } catch {
      this.entries = [];
    }
  }

  /** Those still to be sent, the first first; a refused one waits for somebody to decide. */
  get waiting(): Pending[] {
    return this.entries.filter((entry) => !entry.refused);
  }

  get refused(): Pending[] {
    return this.entries.filter((entry) => entry.refused);
  }

  add(lines: DeskLine[], wanted: Partial<Pending> = {}): Pending {
    const entry: Pending = {
      id: crypto.randomUUID(),
      lines,
      next_round: false,
      lots: false,
      sure: false,
      at: Date.now(),
      waited: false,
      refused: "",
      ...wanted,
    };
    this.#keep([...this.entries, entry]);
    return entry;
  }

  done(id: string): void {
    this.#keep(this.entries.filter((entry) => entry.id !== id));
  }

  change(id: string, changes: Partial<Pending>): void {
    this.#keep(this.entries.map((entry) => (entry.id === id ? { ...entry, ...changes } : entry)));
  }

  #keep(entries: Pending[]): void {
    this.entries = entries;
    if (entries.length) localStorage.setItem(this.key, JSON.stringify(entries));
    else localStorage.removeItem(this.key);
  }
}
