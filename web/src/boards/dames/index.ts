import type { DamesView, EffectsInfo, State } from "../../lib/messages";
import type { DrawnBoard, Figure, GameFolder, Spelled } from "../game";
import "./dames.css";
import Face from "./Face.svelte";
import { t, texts } from "./texts";

/** « A2-C4 VIOLON@B6.A6.B5 »: a letter goes from one square to another, words are traced. */
const SLIDE = /^([A-H][1-6])[-x]([A-H][1-6])(?: \w+@([A-H1-6.]+))?/;

function where({ move }: EffectsInfo): string {
  const [, from, to] = SLIDE.exec(move) ?? [];
  return from ? `${from}–${to}` : "";
}

function spelled({ move, words }: EffectsInfo): Spelled | null {
  const [, , target = "", path] = SLIDE.exec(move) ?? [];
  return path ? { word: words[0] ?? "", squares: path.split("."), fresh: [target] } : null;
}

function figure(table: State, seat: number): Figure {
  return { value: table.table.scores[seat - 1] ?? 0, unit: t("unit.letters") };
}

function note(table: State, seat: number): string {
  const [home, away] = (table.view as DamesView).letters_in_camps[seat - 1] ?? [0, 0];
  return t(table.seat === seat ? "note.camps" : "note.campsOther", { home, away });
}

function drawn({ cells }: DamesView): DrawnBoard {
  return {
    columns: 8,
    rows: 6,
    upwards: true,
    at: (index) => {
      const one = cells[index];
      return one?.letter ? { letter: one.letter, seat: one.owner ?? 0 } : null;
    },
    fill: (index) => `--dam-${index >= 24 ? "far-" : ""}${(Math.floor(index / 8) + index) % 2 ? "a" : "b"}`,
  };
}

export default {
  name: "dames",
  texts,
  minutes: 30,
  face: Face,
  board: () => import("./Dames.svelte"),
  panel: {
    place: "composing",
    when: (table) => table.seat !== null && table.table.status === "playing",
    load: () => import("./Announcing.svelte"),
  },
  lesson: () => import("./lesson.json"),
  articles: () => import("./articles.json"),
  figure,
  note,
  namesShapes: false,
  asksDestinations: true,
  where,
  spelled,
  crop: { of: (view) => drawn(view as DamesView) },
  match: true,
} satisfies GameFolder;
