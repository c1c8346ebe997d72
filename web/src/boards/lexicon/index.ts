import type { EffectsInfo, LexiconView, State } from "../../lib/messages";
import type { GameFolder } from "../game";
import Face from "./Face.svelte";
import "./lexicon.css";
import { t, texts } from "./texts";

function note(table: State, seat: number): string {
  return t("cards", { count: (table.view as LexiconView).hands[seat - 1]?.length ?? 0 });
}

function stage(table: State, usual: () => string[]): string[] {
  const [names = "", ...rest] = usual();
  return [names, t("deal", { number: (table.view as LexiconView).deal }), ...rest];
}

function sideEffects({ laid }: EffectsInfo): string[] {
  return laid.length ? [t("strip.cards", { letters: laid.join(", ") })] : [];
}

export default {
  name: "lexicon",
  texts,
  minutes: 25,
  face: Face,
  board: () => import("./Lexicon.svelte"),
  panel: { place: "players", load: () => import("./ScorePad.svelte") },
  lesson: () => import("./lesson.json"),
  articles: () => import("./articles.json"),
  note,
  stage,
  contestInBoard: true,
  sideEffects,
  formats: ["hands", "swiss", "roundrobin", "knockout"],
} satisfies GameFolder;
