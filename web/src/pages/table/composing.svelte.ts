/** What the server says of the move being composed, and playing it. */
import { untrack } from "svelte";
import { mayGrow, stepsBack } from "../../components/table/strip/about";
import type { Preview } from "../../boards/game";
import type { Composition, Draft } from "../../lib/draft.svelte";
import { t } from "../../lib/i18n";
import type { LiveTable, Reply } from "../../lib/live.svelte";
import type { DutyInfo, EffectsInfo, RefusalInfo, RepairInfo, State } from "../../lib/messages";
import { prefs } from "../../lib/prefs.svelte";
import { refusalOf } from "../../lib/unfinished";
import { may } from "../../lib/view";
import { isOutdated, kindsOf, spends, type Known } from "./outdated";

const PAUSE_MS = 90;
/** A word that is none yet may become one: it is refused once no letter has followed for so long. */
const RESTED_MS = 1000;
/** What is said of another's play. */
const ANSWERS = ["accept", "challenge"];

interface Around {
  live: () => LiveTable;
  table: () => State;
  draft: () => Draft;
  /** Whether the seat in view may play. */
  active: () => boolean;
  /** What the turn asks for. */
  asks: () => DutyInfo | null;
}

export class Composing {
  chosen = $state(0);
  busy = $state(false);
  /** The legal moves that what is composed may mean, the likeliest first. */
  ways = $state.raw<EffectsInfo[]>([]);
  /** What each of them would do, as a sentence. */
  says = $state.raw<string[]>([]);
  /** What is still to come before the composition can be right or wrong. */
  awaits = $state.raw<DutyInfo | null>(null);
  /** Changes that would make the refused move legal; a step back only where there is none. */
  repairs = $state.raw<RepairInfo[]>([]);
  /** How often what is refused has been played all the same. */
  insisted = $state(0);

  #around: Around;
  #refusal = $state.raw<RefusalInfo | null>(null);
  /** The action under way, or the last one. */
  #acting: Promise<Reply> | null = null;
  /** What was being composed when the reader contested: the verdict may end it. */
  #contested: Draft | null = null;
  /** What the server's answer is about: the draft may have gone on since. */
  #answered: Composition | null = null;
  /** Enter came before the answer about the latest letter. */
  #hasty = false;
  /** The refusal of a word that may still grow, until it has rested. */
  #held: RefusalInfo | null = null;
  #resting: ReturnType<typeof setTimeout> | undefined;

  preview = $derived<Preview | null>(
    this.#refusal || this.ways.length
      ? { effects: this.#refusal ? null : (this.ways[this.chosen] ?? null), refusal: this.#refusal }
      : null,
  );

  constructor(around: Around) {
    this.#around = around;
    let known: Known | null = null;
    $effect(() => {
      const { plies, table } = around.table();
      const mayPlay = may(around.table(), "play");
      const now: Known = { plies: kindsOf({ plies }).length, mayPlay };
      const outdated = isOutdated(known ?? now, { plies, mayPlay, finished: table.status === "finished" });
      if (outdated) untrack(() => [this.#contested, around.draft()].forEach((draft) => draft?.clear()));
      known = now;
    });
    let asked: Composition | null = null;
    // a table tells its state also where nothing has changed for who composes: what was answered stays
    const version = $derived(around.table().table.version);
    $effect(() => {
      const { composition } = around.draft();
      void prefs.language; // what is composed is told anew in another language
      const mayCompose = composition !== null && around.active();
      // of the same letters, what was said stands until the next answer: an offer that comes in between changes nothing
      if (composition !== asked || !mayCompose) this.#forget();
      asked = composition;
      clearTimeout(this.#resting);
      if (!mayCompose) {
        this.ways = [];
        return;
      }
      const at = version;
      const timer = setTimeout(() => void this.#ask(composition, at), PAUSE_MS);
      return () => {
        clearTimeout(timer);
        clearTimeout(this.#resting);
      };
    });
  }

  /** What was said of other letters. */
  #forget(): void {
    this.#refusal = this.#held = this.awaits = null;
    this.repairs = [];
    this.insisted = 0;
    this.#hasty = false;
  }

  async #ask(composition: Composition, version: number): Promise<void> {
    const draft = this.#around.draft();
    const seat = untrack(() => this.#around.table().seat ?? 1);
    const reply = await this.#around
      .live()
      .ask({ type: "compose", seat, composition: composition as Record<string, unknown> });
    const stale = draft.composition !== composition || this.#around.table().table.version !== version;
    if (stale || reply.type !== "composed") return;
    this.ways = reply.ways;
    this.says = reply.says;
    this.#judged(reply.refusal, reply.awaits);
    this.#answered = composition;
    this.chosen = 0;
    const better = reply.repairs.filter((repair) => !stepsBack.has(repair.code));
    this.repairs = better.length ? better : reply.repairs;
    if (this.#hasty) this.play();
  }

  /**
   * What may still become right is said quietly first, and refused when it is played; a word that is none yet, also
   * once the hand has rested.
   */
  #judged(refusal: RefusalInfo | null, awaits: DutyInfo | null): void {
    this.#refusal = null;
    this.awaits = awaits;
    this.#held = refusal;
    if (!refusal) return;
    const grows = !awaits && mayGrow(refusal);
    if (this.#hasty || !(awaits || grows)) return this.#refuseHeld();
    if (!grows) return;
    const message = t("trial.notYet", { word: refusal.word });
    this.awaits = { article: "", message, squares: refusal.squares };
    this.#resting = setTimeout(() => this.#refuseHeld(), RESTED_MS);
  }

  #refuseHeld(): void {
    if (!this.#held) return;
    this.awaits = null;
    this.#refusal = this.#held;
    this.#held = null;
  }

  /** Any of the reader's seats may act: a contest is not only for the one in view. */
  async act(
    move: string,
    seat: number | null = this.#around.table().seat,
    ply: number | null = null,
  ): Promise<Reply | null> {
    if (seat === null) return null;
    if (this.busy) {
      if (!ANSWERS.includes(move)) return null;
      await this.#acting; // an answer is never lost: it follows what is under way
    }
    // On a shared screen the next player's draft is there before the answer is.
    const draft = this.#around.draft();
    if (move === "challenge") this.#contested = draft;
    this.busy = true;
    this.#acting = this.#around.live().act(seat, move, ply);
    const reply = await this.#acting;
    this.busy = false;
    if (reply.type === "acknowledged" && spends(move)) draft.clear();
    if (reply.type === "refused") this.#refusal = reply.refusal;
    return reply;
  }

  /** Play what is composed, as soon as it has been judged; what is unfinished is refused. */
  play(): void {
    const { composition } = this.#around.draft();
    this.#hasty = composition !== null && composition !== this.#answered && this.#around.active();
    if (!composition || this.#hasty) return;
    this.#refuseHeld();
    if (this.preview?.effects) return void this.act(this.preview.effects.move);
    const lacking = this.awaits ?? this.#around.asks();
    if (!this.#refusal && lacking) this.#refusal = refusalOf(lacking);
    this.awaits = null;
    if (this.#refusal) this.insisted++;
  }
}
