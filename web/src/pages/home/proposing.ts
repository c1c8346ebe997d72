/** « Commencer ici » : from how long, with whom and which mood to one game. */
import type { Game } from "../../boards/defaults";

export const TIMES = [10, 20, 30, 60] as const;
export type Time = (typeof TIMES)[number];
/** A few minutes more than one said are still that long. */
const SLACK = 5;

export const COMPANIES = ["machine", "here", "link", "few", "many"] as const;
export type Company = (typeof COMPANIES)[number];
const PEOPLE: Record<Company, number> = { machine: 2, here: 2, link: 2, few: 4, many: 5 };

type Known = Pick<Game, "minutes" | "most">;

/** The games that fit, in the order of the page; where none is short enough, the shortest for that many. */
export function fitting<One extends Known>(games: readonly One[], time: Time, company: Company): One[] {
  const forThem = games.filter((game) => seats(game, company));
  const inTime = forThem.filter((game) => game.minutes <= time + SLACK);
  if (inTime.length) return inTime;
  return [...forThem].sort((one, other) => one.minutes - other.minutes).slice(0, 1);
}

/** Whether that many can play it. */
export function seats({ most }: Pick<Known, "most">, company: Company): boolean {
  return most >= PEOPLE[company];
}

/** The way to set that table, beyond a single tap against the machine: by links, on this screen, or with machines. */
export function tableFor(game: string, company: Company, machines = false): string {
  const others = machines ? "machine" : company === "here" ? "ecran" : "lien";
  const seats = { few: "&joueurs=3", many: "&joueurs=5" }[company as string] ?? "";
  return `/nouvelle/${game}?avec=${others}${seats}`;
}
