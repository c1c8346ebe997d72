import { squaresInHand } from "../figures";
import type { DemoView } from "../../lib/messages";
import type { DrawnBoard, GameFolder } from "../game";
import { spelled, squaresOfWord, where } from "../grid/spelled";
import { leaves } from "./cost";
import { contestCosts, contestStakes } from "./contest";
import "./demo.css";
import Face from "./Face.svelte";
import { SIDE } from "./opening";
import { t, texts } from "./texts";

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
  where,
  leaves,
  spelled,
  worth: (view, letter) => new Map((view as DemoView).square_values).get(letter),
  crop: { of: (view) => drawn(view as DemoView), around: squaresOfWord },
} satisfies GameFolder;
