/** What the seat in view must or may do now, and where its moves may start or go: asked once a turn. */
import type { LiveTable } from "../../lib/live.svelte";
import type { DestinationInfo, DutyInfo, State } from "../../lib/messages";
import { prefs } from "../../lib/prefs.svelte";

/** After so many turns of one's own the guide's panel folds. */
const GUIDED = 3;

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
        .ask({ type: "guide", seat })
        .then((reply) => {
          if (version !== table().table.version) return;
          this.pending = false;
          if (reply.type !== "guided") return;
          this.duty = reply.duty;
          this.open = reply.open;
          this.starts = reply.starts;
          this.destinations = reply.destinations;
        });
    });
  }

  /** Whether the reader has played a few words at most. */
  get isEarly(): boolean {
    const { seat, plies } = this.around.table();
    return plies.filter((ply) => ply.seat === seat && ply.effects.words.length).length < GUIDED;
  }

  /** Until the answer about the position in view is there, nothing is said of it. */
  #forget(): void {
    this.pending = false;
    this.duty = this.open = null;
    this.starts = [];
    this.destinations = [];
  }
}
