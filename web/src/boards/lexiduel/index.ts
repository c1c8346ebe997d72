import type { Draft } from "../../lib/draft.svelte";
import type { LexiduelView, State } from "../../lib/messages";
import type { DrawnBoard, GameFolder } from "../game";
import { spelled, squaresOfWord, where } from "../grid/spelled";
import Face from "./Face.svelte";
import "./lexiduel.css";
import { zoneFill } from "./material";
import { t, texts } from "./texts";

const SIDE = 20;

function note(table: State, seat: number): string {
  const stock = (table.view as LexiduelView).stocks[seat - 1] ?? [];
  return t("note.stock", { count: stock.reduce((sum, count) => sum + count, 0) });
}

function stage(table: State): string[] {
  const { turns, rounds } = table.view as LexiduelView;
  const turn = Math.floor(turns / 2) + 1;
  return [rounds === null ? t("stage.turn", { turn }) : t("stage.turnOf", { turn, rounds })];
}

/** A square is chosen: which way the word goes from there. */
function step(draft: Draft): string {
  const cursor = (draft.place as { cursor?: number | null } | null)?.cursor ?? null;
  return cursor === null || draft.composition ? "" : t("write");
}

function drawn({ letters, owners, zones }: LexiduelView): DrawnBoard {
  const cell = (rows: string[], index: number): string =>
    rows[Math.floor(index / SIDE)]?.[index % SIDE] ?? ".";
  return {
    columns: SIDE,
    rows: SIDE,
    at: (index) =>
      cell(letters, index) === "."
        ? null
        : { letter: cell(letters, index), seat: Number(cell(owners, index)) },
    fill: (index) => zoneFill(cell(zones, index)),
  };
}

export default {
  name: "lexiduel",
  texts,
  minutes: 40,
  face: Face,
  board: () => import("./Lexiduel.svelte"),
  panel: { place: "after", load: () => import("./OtherStock.svelte") },
  companion: () => import("./companion"),
  lesson: () => import("./lesson.json"),
  articles: () => import("./articles.json"),
  note,
  stage,
  step,
  passes: true,
  where,
  spelled,
  crop: { of: (view) => drawn(view as LexiduelView), around: squaresOfWord },
  match: true,
  sampleRecord: '[Game "lexiduel"]\n\n1 C3h MER\n2 C4v ON',
} satisfies GameFolder;
