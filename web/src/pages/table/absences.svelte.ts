/** Who has left the table and for how long, in words: since this page has seen them leave. */
import { isRunningOut } from "../../lib/clock";
import type { SeatInfo, State } from "../../lib/messages";
import { acting } from "../../lib/view";
import { absenceOf, BACK_MS, type Absence } from "./absence";
import { absenceText } from "./absenceWords";

/** Since when each person of a table has been away, as far as this page has seen it. */
export class Away {
  #since = new Map<number, number | null>();
  #seen = false;
  #now = $state(Date.now());

  constructor(seats: () => SeatInfo[]) {
    $effect(() => {
      this.#look(seats());
      const look = (): void => void (this.#now = Date.now());
      const soon = setTimeout(look, BACK_MS);
      const timer = setInterval(look, 20_000);
      return () => {
        clearTimeout(soon);
        clearInterval(timer);
      };
    });
  }

  #look(seats: SeatInfo[]): void {
    for (const { seat, kind, connected } of seats) {
      if (kind !== "person" || connected) this.#since.delete(seat);
      else if (!this.#since.has(seat)) this.#since.set(seat, this.#seen ? Date.now() : null);
    }
    this.#seen = true;
    this.#now = Date.now();
  }

  /** Null for whoever is there. */
  of(seat: number): Absence | null {
    const now = this.#now;
    const since = this.#since.get(seat);
    return since === undefined ? null : absenceOf(since, now);
  }
}

export class Absences {
  readonly #away: Away;
  readonly #table: () => State;
  readonly #names: () => string[];

  constructor(table: () => State, names: () => string[]) {
    this.#table = table;
    this.#names = names;
    this.#away = new Away(() => table().table.seats);
  }

  /** About the person the table waits for; empty while they are there. */
  get text(): string {
    const table = this.#table();
    if (table.table.status !== "playing") return "";
    const waited = acting(table);
    const alone = waited.length === 1;
    return waited.map((seat) => this.#said(seat, alone)).find(Boolean) ?? "";
  }

  /** Who has just left under the reader's eyes while the table waits for the reader or a third; null where nobody has. */
  get left(): { seat: number; text: string } | null {
    const { table } = this.#table();
    if (table.status !== "playing") return null;
    const waitsForReader = table.to_act.some((seat) => table.you.includes(seat));
    for (const { seat } of table.seats) {
      if (this.#away.of(seat)?.key !== "now" || table.you.includes(seat)) continue;
      if (waitsForReader || !table.to_act.includes(seat)) return { seat, text: this.#said(seat, false) };
    }
    return null;
  }

  /** `waited` where the table waits for that seat alone: it is then said whose turn it is. */
  #said(seat: number, waited: boolean): string {
    const absence = this.#away.of(seat);
    const { clock, seat: own } = this.#table();
    const name = this.#names()[seat - 1] ?? "";
    const running = isRunningOut(clock, seat);
    return absence ? absenceText(absence, { name, waited, running, seated: own !== null }) : "";
  }
}
