/**
 * Hints, each one telling more than the last; the third lays the move on the board, or offers to where the player has
 * laid letters. Playing goes on meanwhile.
 */
import { keepAdvised } from "../../../lib/advised";
import type { Composition, Draft } from "../../../lib/draft.svelte";
import { typeset } from "../../../lib/i18n";
import type { LiveTable } from "../../../lib/live.svelte";
import type { Ply, State } from "../../../lib/messages";
import { prefs } from "../../../lib/prefs.svelte";
import { t } from "./texts";

const LAST_GRADE = 3;
/** A hint that has not come by then is not waited for any longer. */
export const PATIENCE_MS = 20_000;

export class Hinting {
  #text = $state("");
  #squares = $state.raw<string[]>([]);
  #grade = 0;
  /** The play after which it was asked for: who else accepts that play meanwhile changes nothing. */
  #after = $state<string | null>(null);
  /** What it is written in: in another language it is asked for again. */
  #language = $state(prefs.language);
  /** The question that is being waited for; null while none is. */
  #asked = $state.raw<object | null>(null);
  #laid = $state.raw<Composition | null>(null);
  /** Whose letters it is about. */
  #draft = $state.raw<Draft | null>(null);
  /** How often that had changed when the hint was asked for. */
  #changes = 0;
  /** The move that may take the place of what the player has laid. */
  #offered = $state.raw<Composition | null>(null);

  constructor(readonly table: () => State) {}

  /** The latest hint; it is about the position it was asked for. */
  get text(): string {
    const gone = this.#laid !== null && this.#draft?.composition !== this.#laid;
    return this.#isFresh && !gone ? this.#text : "";
  }

  /** The squares it lights. */
  get squares(): string[] {
    return this.#isFresh ? this.#squares : [];
  }

  /** Whether one is being looked for, and may be given up. */
  get pending(): boolean {
    return this.#isFresh && this.#asked !== null;
  }

  get #isFresh(): boolean {
    return this.#after === lastPlayed(this.table().plies) && this.#language === prefs.language;
  }

  /** Whether it stands beside letters of the player's own. */
  get beside(): boolean {
    return this.text !== "" && this.#draft !== null && isOwn(this.#draft);
  }

  /** Whether the player has done nothing to the move since it was asked for. */
  isLatest(draft: Draft): boolean {
    return this.text !== "" && draft === this.#draft && draft.changes === this.#changes;
  }

  /** Whether the move may take the place of what the player has laid, if they say so. */
  get offers(): boolean {
    return this.beside && this.#offered !== null;
  }

  /** The player lets the hint's move take the place of theirs. */
  replace(phone: boolean): void {
    if (this.#offered && this.#draft) this.#lay(this.#offered, this.#draft, phone);
  }

  /** What the hint has laid is replaced by whatever is typed. */
  hasLaid(draft: Draft): boolean {
    return this.#laid !== null && draft.composition === this.#laid;
  }

  /** Nobody waits for it any longer; the next one tells as much. */
  giveUp(text = ""): void {
    this.#asked = null;
    this.#text = text;
    this.#grade = Math.max(0, this.#grade - 1);
  }

  async ask(live: LiveTable, draft: Draft, phone: boolean): Promise<void> {
    const { seat, table, plies } = this.table();
    const next = plies.length + 1;
    if (this.pending) this.#text = t("still");
    if (seat === null || this.pending) return;
    const more = this.#language === prefs.language ? 1 : 0;
    const after = lastPlayed(plies);
    this.#grade = this.#after === after ? Math.min(LAST_GRADE, this.#grade + more) : 1;
    this.#after = after;
    this.#language = prefs.language;
    this.#text = t("searching");
    this.#squares = [];
    this.#laid = this.#offered = null;
    this.#draft = draft;
    const asked = (this.#asked = {});
    const changes = (this.#changes = draft.changes);
    // The button would keep the keys for itself: Enter plays, Escape clears, letters replace.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const late = setTimeout(() => {
      if (this.#asked === asked) this.giveUp(t("late"));
    }, PATIENCE_MS);
    const reply = await live.ask({ type: "hint", seat, grade: this.#grade });
    clearTimeout(late);
    if (this.#asked !== asked) return;
    this.#asked = null;
    if (reply.type !== "hinted") {
      this.#text =
        reply.type === "trouble" ? reply.message : reply.type === "refused" ? reply.refusal.message : "";
      return;
    }
    keepAdvised(table.id, next, reply.move || reply.word);
    const move = reply.composition as Composition | null;
    // What the player has laid, before asking or since, is theirs: they say whether it goes.
    if (move !== null && draft.changes === changes && !isOwn(draft)) {
      this.#lay(move, draft, phone);
      return;
    }
    this.#offered = move;
    this.#squares = reply.squares;
    const told = typeset(reply.message);
    this.#text = reply.move ? told : `${told} ${t(this.#grade + 1 === LAST_GRADE ? "lays" : "more")}`;
  }

  #lay(move: Composition, draft: Draft, phone: boolean): void {
    this.#squares = [];
    this.#offered = null;
    this.#text = phone ? "" : t("laid");
    draft.set(move);
    draft.hinted = true;
    this.#laid = draft.composition;
  }
}

/** The latest play that is no mere acceptance of the one before. */
function lastPlayed(plies: readonly Ply[]): string {
  const last = plies.findLast(({ effects }) => effects.kind !== "accept");
  return last ? `${last.number} ${last.effects.move}` : "";
}

/** Whether the player has laid something there, and no hint. */
function isOwn(draft: Draft): boolean {
  return draft.composition !== null && !draft.hinted;
}
