/** The move being composed: kept through reloads, reconnections and rotations. */

export class Draft {
  /** Ways to write the composed move, the likeliest first; empty while it cannot be written yet. */
  moves = $state.raw<string[]>([]);
  /** What the board needs to show the composition again. */
  data = $state.raw<unknown>(null);

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
