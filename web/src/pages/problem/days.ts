/** Which days were solved, kept in this browser; the streak and the week follow from it. */
const KEY = "joute.problems";
const DAY_MS = 86_400_000;

export interface Result {
  key: string;
  tries: number;
  /** Found by oneself; false where the solution was looked at. */
  found: boolean;
}

export type Results = Record<string, Result>;

export function storedResults(): Results {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Results;
  } catch {
    return {};
  }
}

/** The first answer of a day, or to a problem of the archive, stays. */
export function keepResult(name: string, result: Result): Results {
  const results = storedResults();
  if (results[name]) return results;
  const kept = { ...results, [name]: result };
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // No storage: the streak lasts as long as the page.
  }
  return kept;
}

/** The latest day that problem was answered for; empty where it came from the archive alone, or never. */
export function dayOf(results: Results, key: string): string {
  const days = Object.keys(results).filter((name) => isDate(name) && results[name]?.key === key);
  return days.sort().at(-1) ?? "";
}

function isDate(name: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(name);
}

/** The reader's own date, as the server takes it: 2026-11-20. */
export function today(now = new Date()): string {
  const two = (number: number): string => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

export function dayBefore(date: string, days = 1): string {
  return new Date(Date.parse(`${date}T12:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10);
}

/** How many days in a row were found, up to this one; a day not yet solved does not break it. */
export function streak(results: Results, date: string): number {
  let day = results[date]?.found ? date : dayBefore(date);
  if (results[date] && !results[date].found) return 0;
  let days = 0;
  while (results[day]?.found) {
    days++;
    day = dayBefore(day);
  }
  return days;
}

/** The longest row of days ever. */
export function longest(results: Results): number {
  const dates = Object.keys(results).filter(isDate);
  return Math.max(0, ...dates.map((date) => streak(results, date)));
}

export interface WeekDay {
  date: string;
  /** `missed`: the solution was looked at; `unplayed`: nobody came that day. */
  state: "found" | "missed" | "unplayed" | "today" | "open";
}

/** The week of that date, Monday first. */
export function week(results: Results, date: string): WeekDay[] {
  const since = (new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7;
  return Array.from({ length: 7 }, (_, index) => {
    const day = dayBefore(date, since - index);
    const result = results[day];
    if (result?.found) return { date: day, state: "found" };
    if (result) return { date: day, state: "missed" };
    if (day === date) return { date: day, state: "today" };
    return { date: day, state: day > date ? "open" : "unplayed" };
  });
}
