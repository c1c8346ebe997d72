/** What was chosen in « J’ai…, je joue… et j’ai envie de… »: kept for who comes back to the page. */
import { COMPANIES, TIMES, type Company, type Time } from "./proposing";

const KEY = "joute.chosen";

interface Chosen {
  time: Time;
  company: Company;
  /** The name of a game; empty while none was asked for. */
  mood: string;
}

/** What was kept, as far as it can still be chosen. */
export function readChosen(kept: string | null): Chosen {
  let found: Partial<Chosen> = {};
  try {
    found = (JSON.parse(kept ?? "null") ?? {}) as Partial<Chosen>;
  } catch {
    // Not ours: as if nothing had been chosen.
  }
  return {
    time: TIMES.find((time) => time === found.time) ?? 20,
    company: COMPANIES.find((company) => company === found.company) ?? "machine",
    mood: typeof found.mood === "string" ? found.mood : "",
  };
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export const chosen = $state(readChosen(stored()));

export function choose(some: Partial<Chosen>): void {
  Object.assign(chosen, some);
  try {
    localStorage.setItem(KEY, JSON.stringify(chosen));
  } catch {
    // No storage: it is kept until the page is loaded again.
  }
}
