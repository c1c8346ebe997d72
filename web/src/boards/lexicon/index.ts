import { shownLetter } from "../../lib/letters";
import type { EffectsInfo, LexiconView, State } from "../../lib/messages";
import type { Motion } from "../../lib/stage/script";
import type { GameFolder, Stakes } from "../game";
import { costsOf, stakesOf } from "./contest";
import Face from "./Face.svelte";
import "./lexicon.css";
import { t, texts } from "./texts";

function note(table: State, seat: number): string {
  return t("cards", { count: (table.view as LexiconView).hands[seat - 1]?.length ?? 0 });
}

/** The names stand beside the scores already. */
function stage(table: State, usual: () => string[]): string[] {
  const [, ...rest] = usual();
  const deal = t("deal", { number: (table.view as LexiconView).deal });
  return [t("lowest"), deal.toLowerCase(), ...rest];
}

function sideEffects({ laid }: EffectsInfo): string[] {
  return laid.length ? [t("strip.cards", { letters: laid.map(shownLetter).join(", ") })] : [];
}

/** The cards left once the composed turn is played, and what they would count; a card thrown away changes no count. */
function leaves({ view, seat }: State, { kind, laid, removed }: EffectsInfo): string {
  const { hands, card_values } = view as LexiconView;
  if (kind === "discard") return "";
  const left = [...(hands[(seat ?? 1) - 1] ?? "")];
  for (const card of laid) left.splice(left.indexOf(card), 1);
  left.push(...removed);
  const values = new Map(card_values);
  const points = left.reduce((sum, card) => sum + (values.get(card) ?? 0), 0);
  return left.length ? t("left", { count: left.length, points }) : t("left.none");
}

/** Cards of the table word are named by their place in it; a card thrown away lands on the pile. */
function motion({ laid, removed, kind }: EffectsInfo): Partial<Motion> {
  if (kind === "discard" || kind === "timeout") return { laid: ["pile"], removed: [] };
  return { laid: laid.map((_, i) => String(i)), removed: removed.map((_, i) => `taken ${i}`) };
}

function contestCosts({ view }: State, name: string, seats: number): string {
  return costsOf(t, (view as LexiconView).challenge, name, seats);
}
function contestStakes({ view }: State, name: string, seats: number): Stakes {
  return stakesOf(t, (view as LexiconView).challenge, name, seats);
}

export default {
  name: "lexicon",
  texts,
  minutes: 25,
  most: 8,
  face: Face,
  board: () => import("./Lexicon.svelte"),
  panel: { place: "players", load: () => import("./ScorePad.svelte") },
  companion: () => import("./companion"),
  lesson: () => import("./lesson.json"),
  articles: () => import("./articles.json"),
  lowestWins: true,
  note,
  stage,
  contestInBoard: true,
  contestCosts,
  contestStakes,
  sideEffects,
  leaves,
  motion,
  worth: (view, letter) => new Map((view as LexiconView).card_values).get(letter),
  formats: ["hands", "swiss", "roundrobin", "knockout"],
} satisfies GameFolder;
