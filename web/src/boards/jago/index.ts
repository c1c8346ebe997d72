import type { JagoView, State } from "../../lib/messages";
import { namesOf } from "../../lib/seats";
import { readerOf } from "../../lib/told";
import type { DrawnBoard, GameFolder } from "../game";
import { spelled, squaresOfWord, where } from "../grid/spelled";
import { contestedIn, costsOf, stakesOf } from "./contest";
import { replacing } from "./composition";
import Face from "./Face.svelte";
import "./jago.css";
import { t, texts } from "./texts";

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

/** The disc has turned: whoever overran has a minute less, the other one more (JAG-22). */
function happened(before: State, now: State): string {
  const late = now.clock.disc.findIndex((minutes, i) => minutes < (before.clock.disc[i] ?? minutes));
  if (late < 0) return "";
  const names = namesOf(now.table.seats);
  const data = { name: names[late] ?? "", other: names[1 - late] ?? "" };
  const reader = readerOf(now.table.you);
  if (reader === null) return t("turned", data);
  return t(reader === late + 1 ? "turnedYou" : "turnedToYou", data);
}

export default {
  name: "jago",
  texts,
  minutes: 20,
  face: Face,
  counts: (score) => t("end.letters", { count: score }),
  board: () => import("./Jago.svelte"),
  panel: {
    place: "players",
    when: (table) => table.clock.kind === "disc",
    load: () => import("./DiscPanel.svelte"),
  },
  companion: () => import("./companion"),
  lesson: () => import("./lesson.json"),
  articles: () => import("./articles.json"),
  happened,
  replaces: ({ view }, draft) => replacing(view as JagoView, draft),
  contestCosts: (table, name) => costsOf(t, contestedIn(table), name),
  contestStakes: (table, name) => stakesOf(t, contestedIn(table), name),
  where,
  spelled,
  sideEffects: () => [],
  crop: { of: (view) => drawn(view as JagoView), around: squaresOfWord },
  clocks: ["disc 5x60s", "disc 3x60s"],
  meaningArticle: "JAG-12",
} satisfies GameFolder;
