/** What happened between two states that is no move, as the game tells it. */
import { untrack } from "svelte";
import { gameOf } from "../../boards/registry";
import type { State } from "../../lib/messages";
import { newsAfter } from "./happened";

export class News {
  text = $state("");
  #before: State | null = null;

  constructor(table: () => State) {
    $effect(() => {
      const now = table();
      const before = this.#before;
      this.#before = now;
      const told = before ? gameOf(now.table.game).happened(before, now) : "";
      this.text = newsAfter(
        untrack(() => this.text),
        before,
        now,
        told,
      );
    });
  }

  read(): void {
    this.text = "";
  }
}
