import type { JagoView } from "../../lib/messages";
import type { DrawnBoard, GameFolder } from "../game";
import { spelled, squaresOfWord, where } from "../grid/spelled";
import Face from "./Face.svelte";
import "./jago.css";
import { texts } from "./texts";

const SIDE = 11;

function drawn({ board }: JagoView): DrawnBoard {
  const cell = (rows: string[], index: number): string =>
    rows[Math.floor(index / SIDE)]?.[index % SIDE] ?? ".";
  return {
    columns: SIDE,
    rows: SIDE,
    at: (index) =>
      cell(board.letters, index) === "."
        ? null
        : { letter: cell(board.letters, index), seat: Number(cell(board.owners, index)) },
    fill: () => "--jag-pit",
  };
}

export default {
  name: "jago",
  texts,
  minutes: 20,
  face: Face,
  board: () => import("./Jago.svelte"),
  panel: {
    place: "players",
    when: (table) => table.clock.kind === "disc",
    load: () => import("./DiscPanel.svelte"),
  },
  companion: () => import("./companion"),
  lesson: () => import("./lesson.json"),
  articles: () => import("./articles.json"),
  where,
  spelled,
  sideEffects: () => [],
  crop: { of: (view) => drawn(view as JagoView), around: squaresOfWord },
  clocks: ["disc 5x60s", "disc 3x60s"],
  meaningArticle: "JAG-12",
} satisfies GameFolder;
