/** The answer to a problem in a few words, for the title over it. */
import { describe } from "../../components/table/plies";
import { said } from "../../lib/i18n";
import type { ProblemInfo, SolutionInfo } from "../../lib/messages";
import { t } from "./texts";

/** « 74 points », in the problem's own unit. */
export function amount(problem: Pick<ProblemInfo, "unit">, worth: number): string {
  const [one = "", many = ""] = said(problem.unit).split("|");
  return `${worth} ${Math.abs(worth) > 1 ? many : one}`;
}

/** « La solution : ÉPATERAI, 74 points »; a referee's answer is « légal », or the article that forbids the move. */
export function answerOf(problem: ProblemInfo, { moves, told, refusal }: SolutionInfo): string {
  if (refusal) return t("solution.refused", { article: refusal.article });
  if (problem.kind === "referee") return t("solution.legal");
  const [effects] = moves;
  if (!effects?.words.length) return t("solution");
  const { word } = describe(problem.game, { seat: problem.seat, effects, told });
  const worth = problem.best > 1 ? amount(problem, problem.best) : "";
  return t("solution.words", { words: [word, worth].filter(Boolean).join(", ") });
}
