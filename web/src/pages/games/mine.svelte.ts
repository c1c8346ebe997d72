/** The reader's own tables, running and finished, as the server has them or as they were kept here. */
import { keptGet } from "../../lib/kept";
import type { TableInfo } from "../../lib/messages";
import { keepGames } from "../../lib/replays";

/** How many finished games are kept for when there is no network. */
const MOST_KEPT = 10;

export class MyGames {
  /** Null until they are known. */
  tables = $state.raw<TableInfo[] | null>(null);
  /** Neither the server nor this device has them. */
  unreached = $state(false);
  running = $derived((this.tables ?? []).filter((table) => table.status !== "finished"));
  finished = $derived((this.tables ?? []).filter((table) => table.status === "finished"));

  async read(): Promise<void> {
    const answer = await keptGet<TableInfo[]>("/api/tables");
    this.unreached = !answer.ok;
    this.tables = answer.ok ? answer.value : [];
    void keepGames(this.finished.slice(0, MOST_KEPT).map((table) => table.id));
  }
}
