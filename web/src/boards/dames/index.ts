import type { Draft } from "../../lib/draft.svelte";
import type { DamesView, EffectsInfo, State } from "../../lib/messages";
import type { Motion } from "../../lib/stage/script";
import type { DrawnBoard, Figure, GameFolder, Spelled } from "../game";
import { madeOf } from "./composition";
import "./dames.css";
import { lieFor } from "./facing";
import Face from "./Face.svelte";
import { slideOf } from "./slide";
import { t, texts } from "./texts";

function where(effects: EffectsInfo): string {
  const slide = slideOf(effects);
  return slide ? `${slide.from}–${slide.to}` : "";
}

function spelled(effects: EffectsInfo): Spelled | null {
  const slide = slideOf(effects);
  const [squares] = slide?.paths ?? [];
  return slide && squares ? { word: effects.words[0] ?? "", squares, fresh: [slide.to] } : null;
}

/** The letter goes from square to square; what it jumps is taken, then its word is traced. */
function motion(effects: EffectsInfo): Partial<Motion> {
  const slide = slideOf(effects);
  return slide ? { slide } : {};
}

function figure(table: State, seat: number): Figure {
  const count = table.table.scores[seat - 1] ?? 0;
  return { value: count, unit: t("unit.letters", { count }) };
}

/** The letters of a seat's jokers on the board: they count for nobody (DAM-18). */
function jokersOf({ cells }: DamesView, seat: number): string[] {
  return cells.filter(({ joker, owner }) => joker && owner === seat).map(({ letter }) => letter);
}

function note(table: State, seat: number): string {
  const [home, away] = (table.view as DamesView).letters_in_camps[seat - 1] ?? [0, 0];
  const camps = t(table.seat === seat ? "note.camps" : "note.campsOther", { home, away });
  const letters = jokersOf(table.view as DamesView, seat);
  return letters.length
    ? t("note.jokers", { camps, count: letters.length, letters: letters.join(", ") })
    : camps;
}

function drawn({ cells }: DamesView, reader: number | null): DrawnBoard {
  return {
    columns: 8,
    rows: 6,
    lie: lieFor(reader),
    at: (index) => {
      const one = cells[index];
      return one?.letter ? { letter: one.letter, seat: one.owner ?? 0 } : null;
    },
    fill: (index) => `--dam-${index >= 24 ? "far-" : ""}${(Math.floor(index / 8) + index) % 2 ? "a" : "b"}`,
  };
}

/** The two players stand on their cards: the header has room for how far the game is. */
function stage(table: State): string[] {
  return [t("stage.move", { move: (table.view as DamesView).turns + 1 })];
}

/** A letter is chosen: where does it go. */
function step(draft: Draft, marked: boolean): string {
  const made = madeOf(draft);
  return made.source && !made.target ? t(marked ? "pickSquare" : "pickAnySquare") : "";
}

/** A joker that is earned and not set yet would be lost: it is said before one plays. */
function leaves({ view }: State, { words, move }: EffectsInfo): string {
  const { joker_length, jokers_left } = view as DamesView;
  const earned = words.some(({ length }) => length >= joker_length) && !move.includes("+");
  return earned && jokers_left ? t("joker.earned") : "";
}

export default {
  name: "dames",
  texts,
  minutes: 30,
  face: Face,
  counts: (score) => t("end.letters", { count: score }),
  board: () => import("./Dames.svelte"),
  panel: {
    place: "composing",
    when: (table) => table.seat !== null && table.table.status === "playing",
    load: () => import("./Announcing.svelte"),
  },
  companion: () => import("./companion"),
  lesson: () => import("./lesson.json"),
  articles: () => import("./articles.json"),
  figure,
  note,
  namesShapes: false,
  stage,
  step,
  leaves,
  where,
  spelled,
  motion,
  crop: { of: (view, reader) => drawn(view as DamesView, reader) },
  match: true,
} satisfies GameFolder;
