/** The sheet of one game on a real board: who plays, what was agreed, what was entered. Kept in this browser. */
import { newClock, type ClockState } from "./clock";

export interface Move {
  kind: "move";
  seat: number;
  move: string;
  words: string[];
  /** The position it leads to. */
  position: string;
  scores: number[];
}

export interface Turn {
  kind: "turn";
  seat: number;
  words: string;
  laid: string;
  counts: number[];
}

export interface Round {
  kind: "round";
  out: number;
  hands: string[];
  points: number[];
}

export interface Penalty {
  kind: "penalty";
  seat: number;
  points: number;
}

export type Entry = Move | Turn | Round | Penalty;

/** What is being written and not entered yet: it waits while another tab is looked at. */
export interface Draft {
  words: string;
  laid: string;
  /** Letters of each colour on the board; empty: as before this turn. */
  counts: number[];
  out: number;
  hands: string[];
}

interface Kept {
  names: string[];
  options: Record<string, string>;
  /** Letters as they lay at the start, one line a player. */
  opening: string[];
  start: string;
  entries: Entry[];
  clock: ClockState;
  /** The clock before each press of it, so that one pressed by mistake can be undone. */
  before: ClockState[];
  draft?: Draft;
}

const MOST_BEFORE = 40;
const noDraft = (): Draft => ({ words: "", laid: "", counts: [], out: 0, hands: [] });

export class Sheet {
  names = $state.raw<string[]>([]);
  options = $state.raw<Record<string, string>>({});
  opening = $state.raw<string[]>([]);
  start = $state("");
  entries = $state.raw<Entry[]>([]);
  clock = $state.raw<ClockState>(newClock("none", 2));
  before = $state.raw<ClockState[]>([]);
  draft = $state.raw<Draft>(noDraft());
  readonly #key: string;

  constructor(readonly game: string) {
    this.#key = `joute.companion.${game}`;
    try {
      const kept = JSON.parse(localStorage.getItem(this.#key) ?? "null") as Kept | null;
      if (kept) Object.assign(this, kept);
    } catch {
      // Nothing kept, or no storage: a new sheet.
    }
  }

  get begun(): boolean {
    return this.names.length > 0;
  }

  get seats(): number {
    return this.names.length || 2;
  }

  begin(
    names: string[],
    clock: string,
    options: Record<string, string>,
    start = "",
    opening: string[] = [],
  ): void {
    this.names = names;
    this.options = options;
    this.start = start;
    this.opening = opening;
    this.entries = [];
    this.before = [];
    this.draft = noDraft();
    this.clock = newClock(clock, names.length);
    this.#keep();
  }

  enter(entry: Entry): void {
    this.entries = [...this.entries, entry];
    if (entry.kind !== "penalty") this.draft = noDraft();
    this.#keep();
  }

  /** Part of what is being written. */
  write(part: Partial<Draft>): void {
    this.draft = { ...this.draft, ...part };
    this.#keep();
  }

  undo(): void {
    if (this.entries.at(-1)?.kind !== "penalty") this.draft = noDraft();
    this.entries = this.entries.slice(0, -1);
    this.#keep();
  }

  /** The clock after a press; `undoable` presses can be taken back. */
  setClock(clock: ClockState, undoable: boolean): void {
    if (undoable) this.before = [...this.before, this.clock].slice(-MOST_BEFORE);
    this.clock = clock;
    this.#keep();
  }

  undoClock(): void {
    const last = this.before.at(-1);
    if (!last) return;
    this.before = this.before.slice(0, -1);
    this.clock = { ...last, since: null };
    this.#keep();
  }

  clear(): void {
    this.names = [];
    this.entries = [];
    this.before = [];
    this.#keep();
  }

  /** The words noted so far, with who made them. */
  get made(): { word: string; seat: number }[] {
    return this.entries.flatMap((entry) => {
      if (entry.kind === "move") return entry.words.map((word) => ({ word, seat: entry.seat }));
      if (entry.kind !== "turn") return [];
      return entry.words.split(/[\s,]+/).flatMap((word) => (word ? [{ word, seat: entry.seat }] : []));
    });
  }

  /** The points of each player so far. */
  get totals(): number[] {
    const last = this.entries.at(-1);
    if (last?.kind === "move") return last.scores;
    if (last?.kind === "turn") return last.counts;
    const totals = Array<number>(this.seats).fill(0);
    for (const entry of this.entries) {
      if (entry.kind === "round")
        entry.points.forEach((points, i) => (totals[i] = (totals[i] ?? 0) + points));
      if (entry.kind === "penalty") totals[entry.seat - 1] = (totals[entry.seat - 1] ?? 0) + entry.points;
    }
    return totals;
  }

  #keep(): void {
    const { names, options, opening, start, entries, clock, before, draft } = this;
    try {
      const kept: Kept = { names, options, opening, start, entries, clock, before, draft };
      localStorage.setItem(this.#key, JSON.stringify(kept));
    } catch {
      // No storage: the sheet lasts as long as the page.
    }
  }
}
