import type { AmusanteView, State } from "../../lib/messages";
import { squaresInHand } from "../figures";
import type { GameFolder, Stakes } from "../game";
import { stakesFrom } from "../stakes";
import "./amusante.css";
import { madeOf } from "./composition";
import Face from "./Face.svelte";
import { t, texts } from "./texts";

/** A complete word leaves two ways only, and a wrong challenge comes to the second (AMU-4, AMU-6). */
function contestCosts({ view }: State, name: string, seats: number): string {
  const { duty } = view as AmusanteView;
  if (duty?.reason !== "complete_contest") return t("contest.costs", { name, seats });
  return t("contest.complete", duty.data);
}

/** A complete word says what else there is to do, not what a contest brings. */
function contestStakes({ view }: State, name: string, seats: number): Stakes | null {
  const complete = (view as AmusanteView).duty?.reason === "complete_contest";
  return complete ? null : stakesFrom(t, name, seats);
}

export default {
  name: "amusante",
  texts,
  minutes: 10,
  most: 14,
  face: Face,
  board: () => import("./Amusante.svelte"),
  companion: () => import("./companion"),
  lesson: () => import("./lesson.json"),
  articles: () => import("./articles.json"),
  contestCosts,
  contestStakes,
  step: (draft) => {
    const { square, word } = madeOf(draft);
    return square && !draft.composition ? t("begun", { start: word }) : "";
  },
  figure: squaresInHand,
  motion: ({ laid }) => ({ laid: laid.length ? ["row"] : [] }),
  formats: [],
} satisfies GameFolder;
