/** When something was, as one says it: « il y a 2 heures », « hier », « le 3 mai ». */
import { prefs } from "./prefs.svelte";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function ago(ms: number, now = Date.now()): string {
  const passed = Math.max(0, now - ms);
  const say = new Intl.RelativeTimeFormat(prefs.language, { numeric: "auto" });
  if (passed < 2 * MINUTE) return prefs.language === "fr" ? "à l’instant" : "just now";
  if (passed < HOUR) return say.format(-Math.floor(passed / MINUTE), "minute");
  if (passed < DAY) return say.format(-Math.floor(passed / HOUR), "hour");
  if (passed < 7 * DAY) return say.format(-Math.floor(passed / DAY), "day");
  const day = new Intl.DateTimeFormat(prefs.language, { day: "numeric", month: "long" }).format(ms);
  return prefs.language === "fr" ? `le ${day}` : `on ${day}`;
}
