/** The move being composed: kept through reloads, reconnections and rotations. */
import type { Key } from "./i18n";

/** A change to the composition that may mend a refused move. */
export interface Repair {
  label: Key;
  /** What the label names: the letters kept or taken up. */
  letters: string;
  moves: string[];
  data: unknown;
  /** Offered whether or not it makes the move legal: a step back. */
  always: boolean;
}

export class Draft {
  /** Ways to write the composed move, the likeliest first; empty while it cannot be written yet. */
  moves = $state.raw<string[]>([]);
  /** What the board needs to show the composition again. */
  data = $state.raw<unknown>(null);
  /** What the board proposes if the move is refused, the likeliest first. */
  repairs: () => Repair[] = () => [];

  readonly #key: string;

  constructor(table: string, seat: number | null) {
    this.#key = `joute.draft.${table}.${seat ?? "-"}`;
    try {
      const kept = JSON.parse(sessionStorage.getItem(this.#key) ?? "null") as Kept | null;
      this.moves = kept?.moves ?? [];
      this.data = kept?.data ?? null;
    } catch {
      // Nothing kept, or no storage: start empty.
    }
  }

  set(moves: string[], data: unknown): void {
    this.moves = moves;
    this.data = data;
    try {
      sessionStorage.setItem(this.#key, JSON.stringify({ moves, data } satisfies Kept));
    } catch {
      // No storage: the draft lasts as long as the page.
    }
  }

  clear(): void {
    this.set([], null);
  }
}

interface Kept {
  moves: string[];
  data: unknown;
}
