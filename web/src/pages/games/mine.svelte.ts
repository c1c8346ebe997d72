/** The reader's own tables, running and finished, as the server has them or as they were kept here. */
import { get } from "../../lib/api";
import { keptGet } from "../../lib/kept";
import type { TableInfo } from "../../lib/messages";
import { isOnline } from "../../lib/online.svelte";
import { keepGames } from "../../lib/replays";
import { isInPlay } from "./ended";
import { isMyTurn } from "../home/turn";

/** How many finished games are kept for when there is no network. */
const MOST_KEPT = 10;
/** How often others' moves are looked for, and at how many tables; where the reader is to move nothing is asked. */
const AGAIN_MS = 6000;
const MOST_FOLLOWED = 6;

export class MyGames {
  /** Null until they are known. */
  tables = $state.raw<TableInfo[] | null>(null);
  /** Neither the server nor this device has them. */
  unreached = $state(false);
  running = $derived((this.tables ?? []).filter(isInPlay));
  finished = $derived((this.tables ?? []).filter((table) => table.status === "finished"));

  async read(): Promise<void> {
    const answer = await keptGet<TableInfo[]>("/api/tables");
    this.unreached = !answer.ok;
    this.tables = answer.ok ? answer.value : [];
    void keepGames(this.finished.slice(0, MOST_KEPT).map((table) => table.id));
  }

  /** Read again when the page comes back into view; meanwhile look where others are to move. Until it is stopped. */
  follow(): () => void {
    const seen = (): boolean => !document.hidden && isOnline();
    const again = (): void => void (seen() && this.read());
    const timer = setInterval(() => void (seen() && this.#look()), AGAIN_MS);
    document.addEventListener("visibilitychange", again);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", again);
    };
  }

  async #look(): Promise<void> {
    const awaited = this.running.filter((table) => !isMyTurn(table)).slice(0, MOST_FOLLOWED);
    const answers = await Promise.all(awaited.map(({ id }) => get<TableInfo>(`/api/tables/${id}`)));
    const found = new Map(answers.flatMap((answer) => (answer.ok ? [[answer.value.id, answer.value]] : [])));
    if (found.size) this.tables = (this.tables ?? []).map((table) => found.get(table.id) ?? table);
  }
}
