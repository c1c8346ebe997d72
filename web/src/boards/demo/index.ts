import { squaresInHand } from "../figures";
import type { DemoView, EffectsInfo, State } from "../../lib/messages";
import type { DrawnBoard, GameFolder } from "../game";
import { spelled, squaresOfWord, where } from "../grid/spelled";
import { contestCosts, contestStakes } from "./contest";
import "./demo.css";
import Face from "./Face.svelte";
import { t, texts } from "./texts";

const SIDE = 25;

function drawn({ cells }: DemoView): DrawnBoard {
  return {
    columns: SIDE,
    rows: SIDE,
    at: (index) => {
      const letter = cells[index] ?? ".";
      return letter === "." ? null : { letter: letter.toUpperCase(), seat: 0 };
    },
    fill: () => "--mat",
  };
}

/** The squares left once the composed word is laid. */
function leaves({ view, seat }: State, { laid }: EffectsInfo): string {
  const held = (view as DemoView).counts[(seat ?? 1) - 1] ?? 0;
  return held > laid.length ? t("left", { count: held - laid.length }) : t("left.none");
}

/** Whether everybody else still in has passed since the last word (DEM-7). */
function passEnds({ seats, out, resigned, passed }: DemoView): boolean {
  return new Set([...out, ...resigned, ...passed]).size === seats - 1;
}

export default {
  name: "demo",
  texts,
  minutes: 30,
  most: 45,
  face: Face,
  board: () => import("./Demo.svelte"),
  panel: { place: "after", load: () => import("./Payments.svelte") },
  companion: () => import("./companion"),
  lesson: () => import("./lesson.json"),
  articles: () => import("./articles.json"),
  figure: squaresInHand,
  counts: (score) => t(score < 0 ? "paid" : score > 0 ? "received" : "end.points", { count: score }),
  contestCosts,
  contestStakes,
  passes: true,
  passEnds: ({ view }) => passEnds(view as DemoView),
  where,
  leaves,
  spelled,
  worth: (_, letter) => (letter === "*" ? 20 : "AEIOUY".includes(letter) ? 10 : 5),
  crop: { of: (view) => drawn(view as DemoView), around: squaresOfWord },
} satisfies GameFolder;
