/** Who has left the table and for how long, in words: since this page has seen them leave. */
import { isRunningOut } from "../../lib/clock";
import { speaker } from "../../lib/i18n";
import type { SeatInfo, State } from "../../lib/messages";
import { absenceOf, type Absence } from "./absence";

const fr = {
  now: "{name} vient de partir.",
  minutes: "{name} n’est plus là depuis {count} min.",
  hours: "{name} n’est plus là depuis {count} h.",
  absent: "{name} n’est pas à la table.",
  clock: "Sa pendule tourne.",
};
const en: Record<keyof typeof fr, string> = {
  now: "{name} has just left.",
  minutes: "{name} has been away for {count} min.",
  hours: "{name} has been away for {count} h.",
  absent: "{name} is not at the table.",
  clock: "Their clock is running.",
};
const t = speaker<keyof typeof fr>({ fr, en });

/** Since when each person of a table has been away, as far as this page has seen it. */
export class Away {
  #since = new Map<number, number | null>();
  #seen = false;
  #now = $state(Date.now());

  constructor(seats: () => SeatInfo[]) {
    $effect(() => {
      this.#look(seats());
      const timer = setInterval(() => (this.#now = Date.now()), 20_000);
      return () => clearInterval(timer);
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
    const { table, clock } = this.#table();
    if (table.status !== "playing") return "";
    for (const seat of table.to_act) {
      const absence = this.#away.of(seat);
      if (!absence) continue;
      const said = t(absence.key, { name: this.#names()[seat - 1] ?? "", count: absence.count });
      return isRunningOut(clock, seat) ? `${said} ${t("clock")}` : said;
    }
    return "";
  }
}
