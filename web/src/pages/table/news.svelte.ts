/** What happened between two states that is no move, as the game tells it; it stays until it is read. */
import { gameOf } from "../../boards/registry";
import type { State } from "../../lib/messages";

export class News {
  text = $state("");
  #before: State | null = null;

  constructor(table: () => State) {
    $effect(() => {
      const now = table();
      const before = this.#before;
      this.#before = now;
      const told = before?.table.id === now.table.id ? gameOf(now.table.game).happened(before, now) : "";
      if (told) this.text = told;
      else if (now.table.status === "finished") this.text = "";
    });
  }

  read(): void {
    this.text = "";
  }
}
