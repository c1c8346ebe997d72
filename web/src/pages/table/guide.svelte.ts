/** Where the moves of the seat in view may go: asked once a turn. */
import type { LiveTable } from "../../lib/live.svelte";
import type { DestinationInfo, State } from "../../lib/messages";

export class Guide {
  destinations = $state.raw<DestinationInfo[]>([]);

  constructor(live: () => LiveTable, table: () => State, active: () => boolean) {
    $effect(() => {
      const { seat } = table();
      const { version } = table().table;
      this.destinations = [];
      if (seat === null || !active()) return;
      void live()
        .ask({ type: "guide", seat })
        .then((reply) => {
          if (reply.type === "guided" && version === table().table.version)
            this.destinations = reply.destinations;
        });
    });
  }
}
