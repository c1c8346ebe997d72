import type { AmusanteView, State } from "../../lib/messages";
import { squaresInHand } from "../figures";
import type { GameFolder, Move, Stakes } from "../game";
import { stakesFrom } from "../stakes";
import "./amusante.css";
import { isNewToBluff } from "./bluff";
import { madeOf } from "./composition";
import Face from "./Face.svelte";
import { t, texts } from "./texts";

/** A complete word leaves two ways only, and a wrong challenge comes to the second (AMU-4, AMU-6). */
function contestCosts(table: State, name: string, seats: number): string {
  const duty = completeIn(table);
  return duty ? t("contest.complete", duty.data) : t("contest.costs", { name, seats });
}

/** A complete word says what else there is to do, not what a contest brings. */
function contestStakes(table: State, name: string, seats: number): Stakes | null {
  return completeIn(table) ? null : stakesFrom(t, name, seats);
}

/** Who lets a complete word stand takes up the row. */
function contestElse(table: State): Move | null {
  return completeIn(table) ? { label: t("take"), move: "take" } : null;
}

/** What a complete word that may be contested obliges the reader on turn to do. */
function completeIn({ view }: State): AmusanteView["duty"] {
  const { duty } = view as AmusanteView;
  return duty?.reason === "complete_contest" ? duty : null;
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
  contestElse,
  leaves: (table, way) => (isNewToBluff(table, way) ? t("risk") : ""),
  step: (draft) => {
    const { square, word } = madeOf(draft);
    return square && !draft.composition ? t("begun", { start: word }) : "";
  },
  figure: squaresInHand,
  motion: ({ laid }) => ({ laid: laid.length ? ["row"] : [] }),
  formats: [],
} satisfies GameFolder;
