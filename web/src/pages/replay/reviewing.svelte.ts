/** The analysis of a whole game: asked for, followed while the server works at it, read. */
import { post } from "../../lib/api";
import { t } from "../../lib/i18n";
import type { LookedInfo, Reviewed } from "../../lib/messages";

const EVERY_MS = 700;
export const MARKS = { blunder: "??", mistake: "?", inaccuracy: "?!" } as const;
const MARKED: Partial<Record<LookedInfo["verdict"], string>> = MARKS;

export class Reviewing {
  found = $state.raw<Reviewed | null>(null);
  running = $state(false);
  trouble = $state("");
  /** Whether a hint told the reader that ply: it is neither a fault nor a find of theirs. */
  advised: (ply: number) => boolean = () => false;
  /** The last ply to look at, for a reader who left the game there; 0: all. */
  last = $state(0);
  #text = "";

  /** Another record: read what is known of it already; settled once that is known. */
  async open(text: string, last = 0): Promise<void> {
    this.#text = text;
    this.last = last;
    this.found = null;
    this.running = false;
    this.trouble = "";
    await this.#ask(text, false);
  }

  get done(): boolean {
    return this.found !== null && this.found.closing !== null;
  }

  /** From 0 to 1. */
  get progress(): number {
    return this.found?.of ? this.found.done / this.found.of : 0;
  }

  /** Ask for the whole game, and follow it to the end. */
  async begin(): Promise<void> {
    if (this.running) return;
    const text = this.#text;
    const last = this.last;
    this.running = true;
    this.trouble = "";
    while (text === this.#text && last === this.last && !(await this.#ask(text, true)) && !this.trouble)
      await new Promise((later) => setTimeout(later, EVERY_MS));
    if (text === this.#text && last === this.last) this.running = false;
  }

  /** What was found about a ply, counted from 1. */
  of(ply: number): LookedInfo | null {
    return this.found?.plies[ply - 1] ?? null;
  }

  /** « ? », « ?! », « ?? », or nothing. */
  markOf(ply: number): string {
    return this.advised(ply) ? "" : this.#markOf(ply);
  }

  /** Whether it was told by a hint, and would be judged otherwise. */
  wasAdvised(ply: number): boolean {
    const verdict = this.of(ply)?.verdict ?? "unjudged";
    return verdict !== "unjudged" && verdict !== "only" && this.advised(ply);
  }

  /** Whether the analysis found something better than what the hint told. */
  wasAdvisedBadly(ply: number): boolean {
    return this.wasAdvised(ply) && this.#markOf(ply) !== "";
  }

  /** Whether the best move was found, and not told by a hint. */
  isBest(ply: number): boolean {
    return this.of(ply)?.verdict === "best" && !this.advised(ply);
  }

  #markOf(ply: number): string {
    return MARKED[this.of(ply)?.verdict ?? "good"] ?? "";
  }

  /** Whether everything has been looked at. */
  async #ask(text: string, begin: boolean): Promise<boolean> {
    const { last } = this;
    const answer = await post<Reviewed>("/api/reviews", { record: text, begin, last });
    if (text !== this.#text || last !== this.last) return true;
    if (answer.ok) {
      if (begin || answer.value.done) this.found = answer.value;
      if (!begin && answer.value.done && !answer.value.closing) void this.begin();
      return answer.value.closing !== null;
    }
    if (begin && answer.failure.code !== "busy") this.trouble = answer.failure.message || t("error.offline");
    return false;
  }
}
