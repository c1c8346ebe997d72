/** Stepping back through a running game: the table as the seat in view saw it after an earlier ply. */
import { get } from "../../lib/api";
import type { Looked, State } from "../../lib/messages";

export class Past {
  /** The ply looked at; null for now. */
  at = $state<number | null>(null);
  looked = $state.raw<Looked | null>(null);

  #table: () => State;
  /** What can be looked at: before the first move, then after each. */
  places = $derived.by(() => {
    const numbers = this.#table()
      .plies.filter((ply) => ply.seat > 0 && ply.effects.kind !== "end")
      .map((ply) => ply.number);
    return numbers.length ? [numbers[0]! - 1, ...numbers] : [];
  });

  constructor(table: () => State) {
    this.#table = table;
    $effect(() => {
      const { at } = this;
      const { table, seat } = this.#table();
      if (at === null) {
        this.looked = null;
        return;
      }
      const eyes = seat === null ? "" : `?seat=${seat}`;
      void get<Looked>(`/api/tables/${table.id}/plies/${at}${eyes}`).then((answer) => {
        if (this.at === at && answer.ok) this.looked = answer.value;
        else if (this.at === at) this.at = null;
      });
    });
  }

  /** Where the reader is among the places. */
  get index(): number {
    return this.at === null ? this.places.length - 1 : this.places.indexOf(this.at);
  }

  go(number: number | null): void {
    this.at = number === null || number === this.places.at(-1) ? null : number;
  }

  /** So many places on, or back. */
  step(by: number): void {
    const to = Math.max(0, Math.min(this.places.length - 1, this.index + by));
    if (this.places.length) this.go(this.places[to] ?? null);
  }
}
