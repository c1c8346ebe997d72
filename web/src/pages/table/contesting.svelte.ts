/** Answers to the question whether to contest a play; one that came too late is said, and hits no other play. */
import type { Answered } from "../../components/table/asked";
import { announce } from "../../lib/announce.svelte";
import { t } from "../../lib/i18n";
import type { Ply, State } from "../../lib/messages";
import type { Draft } from "../../lib/draft.svelte";
import type { LiveTable } from "../../lib/live.svelte";
import { contesters } from "../../lib/view";
import type { Composing } from "./composing.svelte";

/** A clock of one's own that has more left stands beside one's name, and hurries nobody. */
const SOON_MS = 120_000;

/** The table as it is now, what is being composed there, and the connection to it. */
interface Around {
  table: () => State;
  draft: () => Draft;
  live: () => Pick<LiveTable, "contestOpen" | "receivedAt" | "unsent">;
}

export class Contesting {
  #missed = $state.raw<{ words: string; plies: number } | null>(null);
  #sent = $state.raw<Answered | null>(null);
  /** How often the draft had changed when the question was opened again; null if it was not. */
  #opened = $state<number | null>(null);
  readonly #composing: Pick<Composing, "act">;
  readonly #around: Around;

  constructor(composing: Pick<Composing, "act">, around: Around) {
    this.#composing = composing;
    this.#around = around;
  }

  /**
   * Until when the play may be contested, by the page's own time; null where nothing limits it that soon. A minute of
   * a disc ends nothing: it goes to the other, and the next one begins.
   */
  until(ply: Ply): number | null {
    const { contestOpen, receivedAt } = this.#around.live();
    if (contestOpen?.ply === ply.number) return contestOpen.until;
    const { clock } = this.#around.table();
    const own = clock.kind === "none" || clock.kind === "disc" ? [] : contesters(this.#around.table());
    const left = own
      .filter((seat) => clock.running.includes(seat))
      .map((seat) => clock.remaining_ms[seat - 1] ?? Infinity);
    const least = Math.min(...left);
    return least <= SOON_MS ? receivedAt + least : null;
  }

  /** Whether the question makes room for what is being composed; it folds again when that changes. */
  get folded(): boolean {
    return this.#composes && this.#opened !== this.#around.draft().changes;
  }

  /** Whether it was opened again over what is being composed. */
  get opened(): boolean {
    return this.#composes && !this.folded;
  }

  get #composes(): boolean {
    const { composition, place } = this.#around.draft();
    return composition !== null || place !== null;
  }

  /** What asks the folded question again; null while nothing may be contested, or the question is in view. */
  get again(): (() => void) | null {
    return contesters(this.#around.table()).length && this.folded ? () => this.open() : null;
  }

  /** The folded question is asked again in full. */
  open(): void {
    this.#opened = this.#around.draft().changes;
  }

  /** Back to what is being composed. */
  fold(): void {
    this.#opened = null;
  }

  /** What came too late, as a sentence, until somebody plays or answers; else empty. */
  get late(): string {
    const missed = this.#missed;
    return missed?.plies === this.#around.table().plies.length
      ? t("contest.late", { words: missed.words })
      : "";
  }

  /** What was answered and waits for the network to come back; null where nothing does. */
  get pending(): Answered | null {
    return this.#around.live().unsent ? this.#sent : null;
  }

  /** Several people at one screen let a play pass together; each contests alone. */
  async answer(move: string, seats: readonly number[], ply: Ply): Promise<void> {
    this.read();
    this.#sent = { move, seats };
    for (const seat of seats) {
      const reply = await this.#composing.act(move, seat, ply.number);
      if (reply?.type === "trouble" && reply.code === "too_late" && move === "challenge") this.#miss(ply);
    }
    this.#sent = null;
  }

  read(): void {
    this.#missed = null;
  }

  #miss({ effects }: Ply): void {
    this.#missed = { words: effects.words.join(", "), plies: this.#around.table().plies.length };
    announce(this.late);
  }
}
