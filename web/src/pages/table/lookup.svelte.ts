/** The dictionary beside a table: the word looked up, if any. Any word of the page opens it, where it may be used. */
import { offerLook } from "../../lib/look";
import type { State } from "../../lib/messages";

export class Lookup {
  /** Null while the dictionary is closed; empty where nothing is asked yet. */
  word = $state<string | null>(null);
  readonly #table: () => State;

  constructor(table: () => State) {
    this.#table = table;
    offerLook(() => (this.#mayRead ? (word) => (this.word = word) : null));
  }

  /** What looks a word up while one composes; undefined at a table played without a dictionary. */
  get whileComposing(): ((word: string) => void) | undefined {
    return this.#table().table.dictionary ? (word) => (this.word = word) : undefined;
  }

  get #mayRead(): boolean {
    const { dictionary, status } = this.#table().table;
    return dictionary || status === "finished";
  }
}
