/** What the server says of the move being composed, and playing it. */
import { untrack } from "svelte";
import type { Draft, Repair } from "../../lib/draft.svelte";
import type { LiveTable } from "../../lib/live.svelte";
import type { EffectsInfo, Previewed, RefusalInfo, State } from "../../lib/messages";

const PAUSE_MS = 90;

interface Around {
  live: () => LiveTable;
  table: () => State;
  draft: () => Draft;
  /** Whether the seat in view may play. */
  active: () => boolean;
}

export class Composing {
  chosen = $state(0);
  busy = $state(false);
  /** Changes that would make the refused move legal, and the step back. */
  repairs = $state.raw<Repair[]>([]);

  #around: Around;
  #previews = $state.raw<Previewed[]>([]);
  #refused = $state.raw<RefusalInfo | null>(null);
  /** The ways of writing that the previews answer: the draft may have gone on since. */
  #answered: string[] = [];
  /** Enter came before the answer about the latest letter. */
  #hasty = false;

  /** Of several ways to write the move, the legal ones count. */
  legal = $derived(distinct(this.#previews.flatMap((one) => one.effects ?? [])));
  preview = $derived<Previewed | null>(
    this.#refused
      ? { type: "previewed", id: "", effects: null, refusal: this.#refused }
      : this.legal.length
        ? { type: "previewed", id: "", effects: this.legal[this.chosen] ?? null, refusal: null }
        : (this.#previews[0] ?? null),
  );

  constructor(around: Around) {
    this.#around = around;
    $effect(() => {
      const ways = around.draft().moves;
      const version = around.table().table.version;
      this.#refused = null;
      this.repairs = [];
      this.#hasty = false;
      if (!ways.length || !around.active()) {
        this.#previews = [];
        return;
      }
      const timer = setTimeout(() => void this.#ask(ways, version), PAUSE_MS);
      return () => clearTimeout(timer);
    });
  }

  async #ask(ways: string[], version: number): Promise<void> {
    const draft = this.#around.draft();
    const previews = await this.#previewed(ways);
    const stale = (): boolean => draft.moves !== ways || this.#around.table().table.version !== version;
    if (stale()) return;
    this.#previews = previews;
    this.#answered = ways;
    this.chosen = 0;
    if (this.#hasty) this.play();
    if (previews.some((one) => one.effects)) return;
    const offered: Repair[] = [];
    for (const repair of draft.repairs()) {
      if (repair.always || (await this.#previewed(repair.moves)).some((one) => one.effects))
        offered.push(repair);
    }
    if (!stale()) this.repairs = offered;
  }

  async #previewed(ways: string[]): Promise<Previewed[]> {
    const seat = untrack(() => this.#around.table().seat ?? 1);
    const replies = await Promise.all(
      ways.map((move) => this.#around.live().ask({ type: "preview", seat, move })),
    );
    return replies.filter((reply) => reply.type === "previewed");
  }

  /** Any of the reader's seats may act: a contest is not only for the one in view. */
  async act(move: string, seat: number | null = this.#around.table().seat): Promise<void> {
    if (seat === null || this.busy) return;
    this.busy = true;
    const reply = await this.#around.live().act(seat, move);
    this.busy = false;
    if (reply.type === "acknowledged") this.#around.draft().clear();
    else if (reply.type === "refused") this.#refused = reply.refusal;
  }

  play(): void {
    this.#hasty = this.#answered !== this.#around.draft().moves;
    if (!this.#hasty && this.preview?.effects) void this.act(this.preview.effects.move);
  }
}

/** Ways of writing that come to the same move are one. */
function distinct(all: EffectsInfo[]): EffectsInfo[] {
  return [...new Map(all.map((effects) => [effects.move, effects])).values()];
}
