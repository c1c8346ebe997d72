/** Answers to the question whether to contest a play; one that came too late is said, and hits no other play. */
import { announce } from "../../lib/announce.svelte";
import { t } from "../../lib/i18n";
import type { Ply, State } from "../../lib/messages";
import type { Composing } from "./composing.svelte";

export class Contesting {
  #missed = $state.raw<{ words: string; plies: number } | null>(null);
  readonly #composing: Pick<Composing, "act">;
  readonly #table: () => State;

  constructor(composing: Pick<Composing, "act">, table: () => State) {
    this.#composing = composing;
    this.#table = table;
  }

  /** What came too late, as a sentence, until somebody plays or answers; else empty. */
  get late(): string {
    const missed = this.#missed;
    return missed?.plies === this.#table().plies.length ? t("contest.late", { words: missed.words }) : "";
  }

  /** Several people at one screen let a play pass together; each contests alone. */
  async answer(move: "accept" | "challenge", seats: readonly number[], ply: Ply): Promise<void> {
    this.read();
    for (const seat of seats) {
      const reply = await this.#composing.act(move, seat, ply.number);
      if (reply?.type === "trouble" && reply.code === "too_late" && move === "challenge") this.#miss(ply);
    }
  }

  read(): void {
    this.#missed = null;
  }

  #miss({ effects }: Ply): void {
    this.#missed = { words: effects.words.join(", "), plies: this.#table().plies.length };
    announce(this.late);
  }
}
