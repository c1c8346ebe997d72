/** The lessons and the articles' examples: data that the Python tests check against the referee. */
import { gameOf } from "../boards/registry";
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

/** One thing to do on the board of a step. */
export interface Task {
  /** What to do, in one short sentence, under the board. */
  task: Said;
  ask: Ask;
  /** A move that answers the step. */
  example: string;
  /** Said when a legal move is not the one asked for. */
  nudge?: Said;
  done: Said;
}

export interface Step extends Setting, Task {
  title: Said;
  text: Said;
  /** What is done on the same board once the try has been refused. */
  then?: Task;
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

/**
 * When a trial says that what is composed is refused: at once; once the hand rests, for a word may still grow; or, where
 * a refusal is what the step asks for, when it is played.
 */
export type Refusing = "atOnce" | "rested" | "played";

/** What a refusal says without its last sentence, which says what to do instead: « AI est trop court. » */
export function factOf(message: string): string {
  const sentences = message.split(/(?<=[.!?])\s+/);
  return sentences.length > 1 ? sentences.slice(0, -1).join(" ") : message;
}

export async function lessonOf(game: string): Promise<Step[]> {
  const loaded = await gameOf(game).lesson?.();
  return (loaded?.default as { steps: Step[] } | undefined)?.steps ?? [];
}

export async function examplesOf(game: string): Promise<Record<string, Example[]>> {
  const loaded = await gameOf(game).articles?.();
  return (loaded?.default as Record<string, Example[]> | undefined) ?? {};
}

/** The squares that a sentence speaks of: « Glissez le L de D3 en E4 ». */
export function squaresNamed(sentence: string): string[] {
  return [...new Set(sentence.match(/\b[A-Y]\d{1,2}\b/g))];
}

/** Whether the referee's verdict is what the step asked for. */
export function answers(ask: Ask, { effects, refusal }: Verdict): boolean {
  if (refusal) return ask.refused === refusal.article;
  if (!effects || ask.refused) return false;
  if (ask.moves) return ask.moves.includes(effects.move);
  return ask.kind ? effects.kind === ask.kind : effects.words.includes(ask.word ?? "");
}
