/** The move being composed: kept through reloads, reconnections and rotations. */
import { announce } from "./announce.svelte";

/** What was laid so far, as the game's referee takes it: plain data, each game its own fields. */
export type Composition = object;

export class Draft {
  /** Null while nothing is laid. */
  composition = $state.raw<Composition | null>(null);
  /** What only the board needs to show it again, as the cursor; empty: it goes on where the composition ends. */
  place = $state.raw<unknown>(null);
  /** How often it was set or cleared. */
  changes = $state(0);
  /** Why the last letter was not taken, until the next change. */
  remark = $state("");
  /** Whether a hint has laid it: whatever the player then lays takes its place. */
  hinted = false;

  readonly #key: string;

  constructor(table: string, seat: number | null) {
    this.#key = `joute.draft.${table}.${seat ?? "-"}`;
    try {
      const kept = JSON.parse(sessionStorage.getItem(this.#key) ?? "null") as Partial<Kept> | null;
      this.composition = kept?.composition ?? null;
      this.place = kept?.place ?? null;
    } catch {
      // Nothing kept, or no storage: start empty.
    }
  }

  set(composition: Composition | null, place: unknown = null): void {
    this.composition = composition;
    this.place = place;
    this.changes++;
    this.remark = "";
    this.hinted = false;
    try {
      sessionStorage.setItem(this.#key, JSON.stringify({ composition, place } satisfies Kept));
    } catch {
      // No storage: the draft lasts as long as the page.
    }
  }

  clear(): void {
    this.set(null);
  }

  /** Say why a letter was not taken, or where to begin. */
  say(remark: string): void {
    this.remark = remark;
    announce(remark);
  }
}

interface Kept {
  composition: Composition | null;
  place: unknown;
}
