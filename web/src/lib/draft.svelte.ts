/** The move being composed: kept through reloads, reconnections and rotations. */

export class Draft {
  /** The move in the game's notation; empty while it cannot be written yet. */
  move = $state("");
  /** What the board needs to show the composition again. */
  data = $state.raw<unknown>(null);

  readonly #key: string;

  constructor(table: string, seat: number | null) {
    this.#key = `joute.draft.${table}.${seat ?? "-"}`;
    try {
      const kept = JSON.parse(sessionStorage.getItem(this.#key) ?? "null") as {
        move: string;
        data: unknown;
      } | null;
      if (kept) {
        this.move = kept.move;
        this.data = kept.data;
      }
    } catch {
      // Nothing kept, or no storage: start empty.
    }
  }

  set(move: string, data: unknown): void {
    this.move = move;
    this.data = data;
    try {
      sessionStorage.setItem(this.#key, JSON.stringify({ move, data }));
    } catch {
      // No storage: the draft lasts as long as the page.
    }
  }

  clear(): void {
    this.set("", null);
  }
}
