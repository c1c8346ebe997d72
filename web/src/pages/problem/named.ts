/** What a problem is called: a day's by that day wherever it is met, else its number in its game. */
import { prefs } from "../../lib/prefs.svelte";
import type { ProblemInfo } from "../../lib/messages";
import { dayOf, today, type Results } from "./days";
import { t } from "./texts";

/** « 17 nov. », « Problème 32 ». The problem of the day, by its key, has no number while the day lasts, solved or not. */
export function nameOfProblem(key: string, results: Results, daily = ""): string {
  const day = key === daily ? today() : dayOf(results, key);
  return day ? short(day) : t("among", { number: key.split("-").pop() ?? "" });
}

/** Over its page: « Problème du jour », « Problème du 17 nov. », « Problème 32 ». */
export function titleOfProblem(problem: Pick<ProblemInfo, "key" | "day">, results: Results): string {
  if (problem.day) return t("title");
  const day = dayOf(results, problem.key);
  return day ? t("of", { day: short(day) }) : nameOfProblem(problem.key, results);
}

function short(day: string): string {
  const form = { day: "numeric", month: "short", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(prefs.language, form).format(Date.parse(`${day}T12:00:00Z`));
}

/** « Trouvé, en 2 essais, avec un indice. » */
export function foundText(tries: number, hints: number): string {
  return tries === 1
    ? t("found.1", { hints: hintsText(hints) })
    : t("found", { tries, hints: hintsText(hints) });
}

/** « 2 essais, avec un indice » of the result to copy. */
export function triesText(tries: number, hints: number): string {
  return t("share.tries", { tries }) + hintsText(hints);
}

function hintsText(hints: number): string {
  if (!hints) return "";
  return hints === 1 ? t("with.hint") : t("with.hints", { hints });
}
