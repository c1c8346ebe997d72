/** A button that has just come to mean something else takes no tap for a moment: nobody answers about a word unread. */
import type { Around } from "./stage.svelte";

export const SETTLE_MS = 800;

export class Settling {
  /** Whether a tap is meant for what the button says now. */
  ready = $state(false);
  #about = "";
  #giveUp: (() => void) | null = null;
  readonly #wait: Around["wait"];

  constructor(wait: Around["wait"]) {
    this.#wait = wait;
  }

  /** What the button is about; said again, it changes nothing. */
  turn(about: string): void {
    if (about === this.#about) return;
    this.#about = about;
    this.#giveUp?.();
    this.ready = false;
    this.#giveUp = this.#wait(SETTLE_MS, () => (this.ready = true));
  }

  close(): void {
    this.#giveUp?.();
  }
}
