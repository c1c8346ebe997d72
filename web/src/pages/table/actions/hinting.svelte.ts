/** Hints, each one telling more than the last; the third lays the move on the board. */
import type { Draft } from "../../../lib/draft.svelte";
import { t } from "../../../lib/i18n";
import type { LiveTable } from "../../../lib/live.svelte";
import type { State } from "../../../lib/messages";

const LAST_GRADE = 3;

export class Hinting {
  #text = $state("");
  #squares = $state.raw<string[]>([]);
  #grade = 0;
  #version = $state(-1);

  constructor(readonly table: () => State) {}

  /** The latest hint; it is about the position it was asked for. */
  get text(): string {
    return this.#version === this.table().table.version ? this.#text : "";
  }

  /** The squares it lights. */
  get squares(): string[] {
    return this.#version === this.table().table.version ? this.#squares : [];
  }

  async ask(live: LiveTable, draft: Draft, phone: boolean): Promise<void> {
    const { seat, table } = this.table();
    if (seat === null) return;
    this.#grade = this.#version === table.version ? Math.min(LAST_GRADE, this.#grade + 1) : 1;
    this.#version = table.version;
    this.#text = t("hint.searching");
    this.#squares = [];
    // The button would keep the keys for itself: Enter plays, Escape clears, letters replace.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const reply = await live.ask({ type: "hint", seat, grade: this.#grade });
    if (reply.type !== "hinted") {
      this.#text =
        reply.type === "trouble" ? reply.message : reply.type === "refused" ? reply.refusal.message : "";
      return;
    }
    this.#squares = reply.composition ? [] : reply.squares;
    if (reply.composition) {
      this.#text = phone ? "" : t("hint.laid");
      draft.set(reply.composition as object);
    } else {
      this.#text = reply.move ? reply.message : `${reply.message} ${t("hint.more")}`;
    }
  }
}
