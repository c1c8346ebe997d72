/** A record being looked at: its plies, the one in view, another move shown instead. */
import { gameOf } from "../../boards/registry";
import { wasTold } from "../../lib/advised";
import { post } from "../../lib/api";
import { leftAt, resignedIn } from "../../lib/gone";
import { t } from "../../lib/i18n";
import { FIRST_EYES, replayOf } from "../../lib/replays";
import type { Analysed, Ply, Replayed, Tried } from "../../lib/messages";
import { nameOf } from "../../lib/seats";
import { isTold } from "../../lib/stage/worth";
import { standing } from "../../lib/standing";
import type { Counted } from "./counting";
import { nextFault, type Fault } from "./faults";
import { heldAt, type Held } from "./hands";
import { Reviewing } from "./reviewing.svelte";
import { shownChance, stepFrom } from "./stepping";
import { t as own } from "./texts";

/** Said rather than played: no move to count. */
const SAID = /^(pass|timeout|resign|end|fault|accept|challenge|touch|adoube|flip)/;

/** How long a page waits to know whether there is an analysis, before it shows a position. */
const KNOWN_MS = 1500;

export class Looking {
  text = $state("");
  replayed = $state.raw<Replayed | null>(null);
  at = $state(0);
  eyes = $state(FIRST_EYES);
  /** Whose hand is shown, in a game with hands: 0 for that of whoever plays. */
  watched = $state(0);
  /** The seat the reader played, where it is a game of theirs. */
  held = $state<number | null>(null);
  /** Whether the reader played other seats too: who gives up one of them has not left the game. */
  several = $state(false);
  trouble = $state("");
  /** A move that could have been played, shown on the board instead of the ply in view. */
  shown = $state.raw<Tried | null>(null);
  /** What that move is called: its words, with their accents. */
  shownAs = $state("");
  /** The alternative drawn over the position, by its letter; none chosen: the first. */
  idea = $state("");
  readonly review = new Reviewing();
  /** Whose chances were asked for, where more than two play. */
  chosen = $state<number | null>(null);
  /** What hints told the reader in this game. */
  advice = $state.raw<readonly string[]>([]);

  /** Whether the analysis was asked for with the page. */
  wanted = false;
  #opened = false;

  constructor() {
    this.review.advised = (ply) => this.#isAdvised(ply);
  }

  #isAdvised(number: number): boolean {
    const plies = this.replayed?.plies ?? [];
    const ply = plies[number - 1];
    if (!ply || ply.seat !== this.held) return false;
    // A hint may come before the other's move is accepted: what was only said since does not make it older.
    const played = plies.slice(0, number - 1).findLastIndex(({ effects }) => !SAID.test(effects.kind));
    return wasTold(this.advice, played + 2, number, [ply.effects.move, ply.effects.words[0] ?? ""]);
  }

  /** The moves of a player that were looked at, to be counted. */
  movesOf(seat: number): Counted[] {
    return this.plies
      .filter((ply) => ply.seat === seat && !SAID.test(ply.effects.kind))
      .flatMap(({ number }) => {
        const one = this.review.of(number);
        return one ? [{ verdict: one.verdict, worth: one.worth, advised: this.#isAdvised(number) }] : [];
      });
  }

  get plies(): Ply[] {
    return (this.replayed?.plies ?? []).map((ply, i) => ({
      ...ply,
      number: i + 1,
    }));
  }

  /** A ply as the list of moves of a table counts it: what chance did, and offers, have no number. */
  numberOf(ply: number): number {
    return this.plies.slice(0, ply).filter((one) => one.seat > 0 && isTold(one)).length;
  }

  get mine(): number {
    return this.held ?? (this.hasHands ? this.watched || FIRST_EYES : this.eyes);
  }

  get hasHands(): boolean {
    return Boolean(this.replayed?.hands.length);
  }

  /** The hand to show with the ply in view. */
  get hand(): Held | null {
    return this.replayed && heldAt(this.replayed, this.at, this.watched, this.mine);
  }

  /** Watch a player's hand through their eyes, or, with 0, the hand of whoever plays. */
  watch(seat: number): void {
    this.watched = seat;
    this.eyes = seat || this.mine;
  }

  /** Whether each player has a curve: between two, one says it for both. */
  get isCrowded(): boolean {
    return (this.replayed?.seats ?? 0) > 2;
  }

  /** Whose chances the graph shows. */
  get curve(): number {
    return (this.isCrowded && this.chosen) || this.mine;
  }

  /** The plies that lost something, as far as the game has been looked at. */
  get faults(): Fault[] {
    return this.plies
      .filter(({ number }) => this.review.markOf(number))
      .map(({ number, seat }) => ({ ply: number, seat }));
  }

  get nextFault(): Fault | null {
    return nextFault(this.faults, this.held, this.at);
  }

  /** Whether going there is going back in the game: always to the first mistake of whoever made it. */
  goesBackTo(fault: Fault): boolean {
    return fault.ply < this.at;
  }

  /** Go to a mistake, with the chances of who made it. */
  goToFault({ ply, seat }: Fault): void {
    this.chosen = seat;
    this.go(ply);
  }

  get game(): string {
    return this.replayed?.game ?? "";
  }

  get count(): number {
    return this.replayed?.plies.length ?? 0;
  }

  /** The names in the record; empty for who gave none. */
  get given(): string[] {
    const { seats = 0, names = [] } = this.replayed ?? {};
    return Array.from({ length: seats }, (_, i) => names[i] ?? "");
  }

  get names(): string[] {
    return this.given.map((name, i) => nameOf({ name, seat: i + 1 }));
  }

  open(text: string, at = 0): void {
    if (text === this.text) return;
    this.text = text;
    this.at = at;
    this.#opened = false;
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
    if (!this.#opened) {
      this.#opened = true;
      const left = this.#leftIn(answer.value);
      const known = this.review.open(text, left);
      if (this.wanted) void this.review.begin();
      if (!this.at && (this.wanted || left)) {
        await Promise.race([known, new Promise((later) => setTimeout(later, KNOWN_MS))]);
        if (text !== this.text || eyes !== this.eyes) return;
      }
    }
    this.replayed = answer.value;
    const end = this.wanted ? this.#lastPlayed : this.count;
    this.#show(this.at || this.#firstFault || this.leftAt || end);
  }

  /** The ply at which the reader gave up a game that went on without them; 0 where they did not. */
  get leftAt(): number {
    return this.replayed ? this.#leftIn(this.replayed) : 0;
  }

  /** The ply that ends what is looked at: where the reader left, until they look at what the others played on. */
  get end(): number {
    return this.at <= this.leftAt ? this.leftAt : this.count;
  }

  #leftIn({ plies }: Replayed): number {
    return this.several ? 0 : leftAt(plies, this.held);
  }

  /** What others played after the reader had left, too. */
  analyseAll(): void {
    void this.review.open(this.text);
    void this.review.begin();
  }

  /**
   * An analysis that was there already opens at the first moment worth seeing: of the reader's own, else anybody's. One
   * that is made while the reader looks moves nothing: the board stays at what they are looking at. 0: none.
   */
  get #firstFault(): number {
    const { faults, leftAt } = this;
    if (!(leftAt || (this.wanted && this.review.done))) return 0;
    const first = faults.find(({ seat }) => seat === this.held) ?? (leftAt ? undefined : faults[0]);
    return first?.ply ?? 0;
  }

  /** A game that was given up ends with a word, not with a move. */
  get #lastPlayed(): number {
    const plies = this.replayed?.plies ?? [];
    return plies.findLastIndex(({ seat, effects }) => seat > 0 && !SAID.test(effects.kind)) + 1 || this.count;
  }

  /** The ply in the record that is nearest to a number. */
  within(to: number): number {
    return Math.max(Math.min(1, this.count), Math.min(this.count, to));
  }

  /** The ply in view, where it is a resignation: whose, and with what chance of winning, of a hundred. */
  get resigned(): { seat: number; chance: number } | null {
    const ply = this.plies[this.at - 1];
    const chances = this.review.found?.before[this.at - 1];
    if (ply?.effects.kind !== "resign" || !chances) return null;
    return { seat: ply.seat, chance: shownChance(chances, ply.seat, this.curve) };
  }

  /** The ply after which a game can go on: the one in view, or the one before the resignation that ended it; null
   * where the game ended by itself. */
  get goesOnFrom(): number | null {
    if (this.at < this.count || !this.replayed?.outcome) return this.at;
    return this.plies[this.at - 1]?.effects.kind === "resign" ? this.at - 1 : null;
  }

  /** The ply before or after the one in view that changed something. */
  step(by: -1 | 1): number {
    return stepFrom(this.replayed?.plies ?? [], this.at, by);
  }

  go(to: number): void {
    this.#show(to);
  }

  #show(to: number): void {
    this.at = this.within(to);
    this.shown = null;
    this.idea = "";
  }

  /**
   * How the game stood after a ply, counted from 1: between two, always; among more, where a figure has changed. Empty
   * while nobody has a point.
   */
  standingAt(ply: number): string {
    const { scores = [] } = this.plies[ply - 1]?.effects ?? {};
    const before = this.plies[ply - 2]?.effects.scores ?? [];
    if (this.isCrowded && scores.every((score, i) => score === before[i])) return "";
    return standing({
      scores,
      names: this.names,
      reader: this.held,
      lowestWins: gameOf(this.game).lowestWins,
      winners: ply === this.count ? (this.replayed?.outcome?.winners ?? []) : [],
      resigned: resignedIn(this.plies.slice(0, ply)),
    });
  }

  /** The name to show: the reader is « Vous ». */
  nameOf(seat: number): string {
    return seat === this.held ? own("you") : (this.names[seat - 1] ?? "");
  }

  /** The position after so many plies, with all that a table needs to go on from it. */
  async positionAt(ply: number): Promise<Analysed | string> {
    const answer = await post<Analysed>("/api/analyse", { record: this.text, ply, most: 0 });
    return answer.ok ? answer.value : answer.failure.message || t("error.offline");
  }

  /** Show another move in place of the ply in view. */
  async show(move: string, as: string): Promise<void> {
    const at = this.at;
    const before = await this.positionAt(at - 1);
    if (typeof before === "string" || !this.replayed || at !== this.at) return;
    const { game, seats } = this.replayed;
    const { position, options, seat } = before;
    const answer = await post<Tried>("/api/try", { game, seats, position, options, seat, move });
    if (!answer.ok || at !== this.at) return;
    this.shown = answer.value;
    this.shownAs = as;
  }
}
