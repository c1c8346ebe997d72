/** One problem being solved: the board to try on, what became of each try, hints, the solution. */
import type { Verdict } from "../../lessons/lessons";
import { Trial } from "../../lessons/trial.svelte";
import { post } from "../../lib/api";
import { keptGet } from "../../lib/kept";
import type { ProblemInfo, SolutionInfo, TryAnswer } from "../../lib/messages";
import type { AnyView } from "../../lib/view";
import { keepResult, storedResults, type Results } from "./days";
import { keepTries, keptTries, type Attempt } from "./tries";

/** Long enough to see one's own move before the reply is played. */
const REPLY_MS = 1100;
const REPLAY_MS = 500;

export class Solving {
  readonly trial: Trial;
  attempts = $state.raw<Attempt[]>([]);
  answer = $state.raw<TryAnswer | null>(null);
  solution = $state.raw<SolutionInfo | null>(null);
  hints = $state(0);
  results = $state.raw<Results>(storedResults());
  trouble = $state("");
  /** A try is with the referee. */
  judging = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly problem: ProblemInfo) {
    const { position, seat, seats, options } = problem;
    this.trial = new Trial(problem.game, { position, seat, seats, options }, (verdict) =>
      this.#judged(verdict),
    );
    const kept = keptTries(this.name, problem.key);
    [this.attempts, this.hints] = [kept.attempts, kept.hints];
    // Kept for when there is no network.
    void keptGet<SolutionInfo>(this.#path("solution"));
  }

  /** The day it is solved for, or the problem itself where it comes from the archive. */
  get name(): string {
    return this.problem.date || this.problem.key;
  }

  get solved(): boolean {
    return this.attempts.some((attempt) => attempt.solved);
  }

  /** Without the server the board is shown as it came with the problem. */
  showBoard(): void {
    if (!this.trial.view) this.trial.view = this.problem.view as AnyView;
  }

  #path(what: string): string {
    return `/api/problems/${this.problem.key}/${what}`;
  }

  /** A move was played on the board; what is only composed, or refused there, is no try. */
  #judged({ effects }: Verdict): boolean {
    if (effects) void this.say(effects.move);
    return false;
  }

  async say(answer: string): Promise<void> {
    clearTimeout(this.#timer);
    this.judging = true;
    const got = await post<TryAnswer>(this.#path("try"), { answer });
    this.judging = false;
    this.trouble = got.ok ? "" : got.failure.message || "offline";
    if (!got.ok) return;
    const { solved, effects, worth, reply } = got.value;
    this.answer = got.value;
    this.attempts = [...this.attempts, { solved, effects, worth, said: answer }];
    if (solved) this.#keep(!this.solution);
    else this.#keepTries();
    if (reply) this.#timer = setTimeout(() => this.showReply(), REPLY_MS);
  }

  hint(): void {
    this.hints += 1;
    this.#keepTries();
  }

  /** The reply played out on the board, after one's own move. */
  showReply(): void {
    const reply = this.answer?.reply;
    if (reply) this.trial.playOut(reply.view as AnyView, reply.effects, reply.seat);
  }

  /** One's own move once more, then the reply. */
  replay(): void {
    if (!this.answer?.reply) return;
    clearTimeout(this.#timer);
    this.trial.put(this.answer.view as AnyView, this.answer.effects);
    this.#timer = setTimeout(() => this.showReply(), REPLAY_MS);
  }

  again(): void {
    clearTimeout(this.#timer);
    this.answer = null;
    this.solution = null;
    void this.trial.reset();
  }

  async giveUp(): Promise<void> {
    clearTimeout(this.#timer);
    const got = await keptGet<SolutionInfo>(this.#path("solution"));
    this.trouble = got.ok ? "" : got.failure.message || "offline";
    if (!got.ok) return;
    this.solution = got.value;
    this.answer = null;
    if (!this.solved) this.#keep(false);
    this.trial.draft.clear();
    const [best] = got.value.moves;
    this.trial.put(this.problem.view as AnyView, null);
    if (best) this.trial.playOut(got.value.view as AnyView, best, this.problem.seat);
  }

  #keep(found: boolean): void {
    const tries = this.attempts.length;
    this.results = keepResult(this.name, { key: this.problem.key, tries, found });
    keepTries(this.name, null);
  }

  /** What is tried once the problem was solved, or its solution seen, counts for nothing. */
  #keepTries(): void {
    const { attempts, hints, results, problem } = this;
    if (!results[this.name]) keepTries(this.name, { key: problem.key, attempts, hints });
  }

  leave(): void {
    clearTimeout(this.#timer);
  }
}
