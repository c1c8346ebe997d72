/** A record being looked at: its plies, the one in view, what the machine makes of it. */
import { post } from "../../lib/api";
import { t } from "../../lib/i18n";
import { FIRST_EYES, replayOf } from "../../lib/replays";
import type { Analysed, Ply, Replayed, Tried } from "../../lib/messages";

/** How much worse than the best a move is when it deserves a mark, in the game's own points. */
const MARKS = [
  { least: 8, mark: "??", key: "analysis.blunder" },
  { least: 4, mark: "?", key: "analysis.mistake" },
] as const;
export type Mark = (typeof MARKS)[number];

export class Looking {
  text = $state("");
  replayed = $state.raw<Replayed | null>(null);
  at = $state(0);
  eyes = $state(FIRST_EYES);
  /** The seat the reader played, where it is a game of theirs. */
  held = $state<number | null>(null);
  trouble = $state("");
  /** The machine's view of positions already asked about, by plies played. */
  analysed = $state<Record<number, Analysed>>({});
  /** A move of the machine's shown on the board instead of the ply in view. */
  shown = $state.raw<Tried | null>(null);
  /** How far the analysis of the whole game has come; null when none is under way. */
  progress = $state<number | null>(null);

  #asked = "";

  get plies(): Ply[] {
    return (this.replayed?.plies ?? []).map((ply, i) => ({
      ...ply,
      number: i + 1,
    }));
  }

  get mine(): number {
    return this.held ?? this.eyes;
  }

  get game(): string {
    return this.replayed?.game ?? "";
  }

  get count(): number {
    return this.replayed?.plies.length ?? 0;
  }

  get names(): string[] {
    const { seats = 0, names = [] } = this.replayed ?? {};
    return Array.from({ length: seats }, (_, i) => names[i] || t("table.seat", { seat: i + 1 }));
  }

  open(text: string, at = 0): void {
    if (text === this.text) return;
    this.text = text;
    this.at = at;
    this.analysed = {};
    this.progress = null;
  }

  /** Read the record through someone's eyes. */
  async read(): Promise<void> {
    const { text, eyes } = this;
    const answer = await replayOf(text, eyes);
    if (text !== this.text || eyes !== this.eyes) return;
    if (!answer.ok) {
      this.trouble = answer.failure.message || t("error.offline");
      return;
    }
    this.trouble = "";
    this.replayed = answer.value;
    this.go(this.at || this.count);
  }

  go(to: number): void {
    this.at = Math.max(Math.min(1, this.count), Math.min(this.count, to));
    this.shown = null;
  }

  /** What the machine would have played instead of a ply. */
  async analyse(ply: number): Promise<void> {
    const { text } = this;
    const key = `${ply} ${text}`;
    if (this.analysed[ply] || key === this.#asked) return;
    this.#asked = key;
    const answer = await post<Analysed>("/api/analyse", { record: text, ply });
    this.#asked = "";
    if (answer.ok && text === this.text) this.analysed[ply] = answer.value;
  }

  async analyseAll(): Promise<void> {
    const { text } = this;
    for (let ply = 0; ply < this.count; ply++) {
      if (text !== this.text) return;
      this.progress = ply / this.count;
      if (this.replayed?.plies[ply]?.seat) await this.analyse(ply);
    }
    this.progress = null;
  }

  /** The mark a ply has earned, if the machine has looked at it. */
  markOf(number: number): Mark | null {
    const loss = this.analysed[number - 1]?.loss ?? 0;
    return MARKS.find((mark) => loss >= mark.least) ?? null;
  }

  async show(ply: number, move: string): Promise<void> {
    const analysed = this.analysed[ply];
    if (!analysed || !this.replayed) return;
    const { game, seats } = this.replayed;
    const { position, options, seat } = analysed;
    const answer = await post<Tried>("/api/try", { game, seats, position, options, seat, move });
    if (answer.ok) this.shown = answer.value;
  }
}
