import { squaresInHand } from "../figures";
import type { GameFolder } from "../game";
import "./amusante.css";
import Face from "./Face.svelte";
import { t, texts } from "./texts";

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
  contestCosts: () => t("contest.costs"),
  figure: squaresInHand,
  motion: ({ laid }) => ({ laid: laid.length ? ["row"] : [] }),
  formats: [],
} satisfies GameFolder;
