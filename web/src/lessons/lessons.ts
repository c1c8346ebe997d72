/** The lessons and the articles' examples: data that the Python tests check against the referee. */
import type { GameName } from "../lib/games";
import type { EffectsInfo, RefusalInfo } from "../lib/messages";

export interface Said {
  fr: string;
  en: string;
}

/** A position to try things on, as one seat sees it. */
export interface Setting {
  position: string;
  seat: number;
  seats?: number;
  options?: Record<string, string>;
  /** Moves offered as buttons, where the board has no gesture for them. */
  buttons?: string[];
}

/** What a step wants to see: one of these moves, a kind of move, a word, or the refusal by an article. */
export interface Ask {
  moves?: string[];
  kind?: string;
  word?: string;
  refused?: string;
}

export interface Step extends Setting {
  title: Said;
  text: Said;
  ask: Ask;
  /** A move that answers the step. */
  example: string;
  /** Said when a legal move is not the one asked for. */
  nudge?: Said;
  done: Said;
  articles: string[];
}

export interface Example extends Setting {
  move: string;
  /** The article that refuses the move; legal moves have none. */
  refused?: string;
}

export interface Verdict {
  effects: EffectsInfo | null;
  refusal: RefusalInfo | null;
}

const lessons = import.meta.glob<{ steps: Step[] }>("./*.json", { import: "default" });
const articles = import.meta.glob<Record<string, Example[]>>("./articles/*.json", { import: "default" });

export async function lessonOf(game: GameName): Promise<Step[]> {
  return (await lessons[`./${game}.json`]?.())?.steps ?? [];
}

export async function examplesOf(game: GameName): Promise<Record<string, Example[]>> {
  return (await articles[`./articles/${game}.json`]?.()) ?? {};
}

/** Whether the referee's verdict is what the step asked for. */
export function answers(ask: Ask, { effects, refusal }: Verdict): boolean {
  if (refusal) return ask.refused === refusal.article;
  if (!effects || ask.refused) return false;
  if (ask.moves) return ask.moves.includes(effects.move);
  return ask.kind ? effects.kind === ask.kind : effects.words.includes(ask.word ?? "");
}
