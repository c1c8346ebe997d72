/** What the seat in view must or may do now, and where its moves may start or go: asked once a turn. */
import type { LiveTable } from "../../lib/live.svelte";
import { isAboutWord } from "../../components/table/strip/about";
import type { DestinationInfo, DutyInfo, RefusalInfo, State } from "../../lib/messages";
import { help } from "../../lib/help.svelte";
import { prefs } from "../../lib/prefs.svelte";

/** After so many turns of one's own the guide's panel folds. */
const GUIDED = 3;
/** More starts than these would speckle the board: they are shown to who reads the guide, or has just missed one. */
const FEW_STARTS = 40;

interface Around {
  live: () => LiveTable;
  table: () => State;
  active: () => boolean;
}

export class Guide {
  /** Whether the answer about the position in view is still to come. */
  pending = $state(false);
  duty = $state.raw<DutyInfo | null>(null);
  open = $state.raw<DutyInfo | null>(null);
  starts = $state.raw<string[]>([]);
  destinations = $state.raw<DestinationInfo[]>([]);
  /** Whether passing now would end the game, which is said before one does. */
  passEnds = $state(false);
  /** Whether the lines that say what one may do are being read. */
  isRead = $state(true);
  /** The position in which the rules were opened beside the table: who asks how to play is shown where. */
  #askedAt = $state<number | null>(null);

  constructor(readonly around: Around) {
    const { live, table, active } = around;
    $effect(() => {
      const { seat } = table();
      const { version } = table().table;
      void prefs.language;
      this.#forget();
      if (seat === null || !active()) return;
      this.pending = true;
      void live()
        .ask({ type: "guide", seat, composition: null })
        .then((reply) => {
          if (version !== table().table.version) return;
          this.pending = false;
          if (reply.type !== "guided") return;
          this.duty = reply.duty;
          this.open = reply.open;
          this.starts = reply.starts;
          this.destinations = reply.destinations;
          this.passEnds = reply.pass_ends;
        });
    });
    $effect(() => {
      if (help.game) this.#askedAt = table().table.version;
    });
  }

  /** The article that the turn is under: what is owed, or what is open; empty where it is not the reader's. */
  get article(): string {
    return (this.duty ?? this.open)?.article ?? "";
  }

  /** Whether there are more starts than are shown to somebody who does not read the guide. */
  get hides(): boolean {
    return !this.isRead && this.starts.length > FEW_STARTS;
  }

  /** Why no legal move goes on from what would be laid, as a sentence; empty where one may. */
  async whyNot(composition: object): Promise<string> {
    const { seat } = this.around.table();
    if (seat === null) return "";
    const asked = { type: "guide", seat, composition: composition as Record<string, unknown> } as const;
    const reply = await this.around.live().ask(asked);
    return reply.type === "guided" ? (reply.dead_end?.message ?? "") : "";
  }

  /** Whether the reader has played a few words at most. */
  get isEarly(): boolean {
    const { seat, plies } = this.around.table();
    return plies.filter((ply) => ply.seat === seat && ply.effects.words.length).length < GUIDED;
  }

  /** The starts worth showing; all of them while a refusal says where a move may go. */
  startsFor(refusal: RefusalInfo | null, nothingLaid: boolean, compact: boolean): string[] {
    const asked = this.#askedAt === this.around.table().table.version;
    const reading = asked || (compact ? this.isEarly : this.isRead);
    if (refusal && !isAboutWord(refusal)) return this.starts;
    return nothingLaid && (reading || this.starts.length <= FEW_STARTS) ? this.starts : [];
  }

  /** Until the answer about the position in view is there, nothing is said of it. */
  #forget(): void {
    this.pending = this.passEnds = false;
    this.duty = this.open = null;
    this.starts = [];
    this.destinations = [];
  }
}
