/** Who has left the table and for how long, in words: since this page has seen them leave. */
import { speaker } from "../../lib/i18n";
import type { State } from "../../lib/messages";
import { absenceOf } from "./absence";

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

export class Absences {
  #since = new Map<number, number | null>();
  #seen = false;
  #now = $state(Date.now());
  readonly #table: () => State;
  readonly #names: () => string[];

  constructor(table: () => State, names: () => string[]) {
    this.#table = table;
    this.#names = names;
    $effect(() => {
      this.#look(table());
      const timer = setInterval(() => (this.#now = Date.now()), 20_000);
      return () => clearInterval(timer);
    });
  }

  #look({ table }: State): void {
    for (const { seat, kind, connected } of table.seats) {
      if (kind !== "person" || connected) this.#since.delete(seat);
      else if (!this.#since.has(seat)) this.#since.set(seat, this.#seen ? Date.now() : null);
    }
    this.#seen = true;
    this.#now = Date.now();
  }

  /** About the person the table waits for; empty while they are there. */
  get text(): string {
    const now = this.#now;
    const { table, clock } = this.#table();
    const waited =
      table.status === "playing" ? table.to_act.find((seat) => this.#since.has(seat)) : undefined;
    if (waited === undefined) return "";
    const name = this.#names()[waited - 1] ?? "";
    const { key, count } = absenceOf(this.#since.get(waited) ?? null, now);
    const said = t(key, { name, count });
    return clock.running.includes(waited) ? `${said} ${t("clock")}` : said;
  }
}
