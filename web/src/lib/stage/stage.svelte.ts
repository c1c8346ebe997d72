/**
 * What others do is shown one ply after the other: somebody thinks, the move is played out, the sentence is told.
 * A verdict or a count waits for a tap, but not for long while the reader's own clock runs. The game itself does not wait, but for machines: they are told how far it is.
 */
import { isRunningOut } from "../clock";
import { resignedIn } from "../gone";
import type { Ply, State } from "../messages";
import type { AnyView } from "../view";
import { playsOf, type Play, type Script } from "./script";
import { isTold } from "./worth";

export const THINK_MS = 400;
/** How long a sentence stays before that of another player may take its place. */
export const READ_MS = 1600;
/** How long a verdict stays while the reader's own clock runs: nobody loses time to a tap they did not know of. */
export const HURRY_MS = 5000;
/** How long the last move of a game is looked at before its end is told over it. */
export const END_MS = 1200;
/** Lines kept told at a small table; at a large one, a line for each of the others, so that a whole turn is read. */
const FEW_LINES = 3;
const MOST_LINES = 7;
const MOST_VIEWS = 40;

/** What the stage asks of the page: time, the earlier views it has not seen, how a ply moves. */
export interface Around {
  now: () => number;
  /** Calls back after that time; answers with a way to give it up. */
  wait: (ms: number, then: () => void) => () => void;
  /** Whether nothing should move: as the reader wishes, or because nobody looks. */
  still: () => boolean;
  view: (table: State, number: number) => Promise<unknown>;
  /** Null where nothing moves: a word said, a hand dealt. */
  script: (table: State, ply: Ply) => Script | null;
  /** A sentence was put up. */
  told: (ply: Ply) => void;
}

export type Panel = "judged" | "counted";

export class Stage {
  /** What was told lately, newest last. */
  lines = $state.raw<Ply[]>([]);
  /** The ply somebody is thinking about, or that is being played out. */
  ply = $state.raw<Ply | null>(null);
  phase = $state<"still" | "thinking" | "playing">("still");
  /** When each letter moves, while a ply is played out. */
  plays = $state.raw<ReadonlyMap<string, Play> | null>(null);
  /** What waits for a tap, and the ply it is about. */
  panels = $state.raw<{ kind: Panel; ply: Ply }[]>([]);

  #queue = $state.raw<Ply[]>([]);
  #table: State | null = null;
  #views = new Map<number, unknown>();
  #known = $state(-1);
  #upAt = -Infinity;
  #settledAt = -Infinity;
  #again = false;
  #giveUp: (() => void) | null = null;
  #hurrying: (() => void) | null = null;
  readonly #around: Around;

  constructor(around: Around) {
    this.#around = around;
  }

  /** Whether something is still to be shown. */
  get busy(): boolean {
    return this.phase !== "still" || this.#queue.length > 0;
  }

  get panel(): { kind: Panel; ply: Ply } | null {
    return this.panels[0] ?? null;
  }

  /** Up to which ply everything has been shown, and what waits for a tap is read. */
  get shown(): number {
    const ahead = this.panel?.ply ?? (this.#again ? null : this.ply) ?? this.#queue[0];
    return ahead ? ahead.number - 1 : Math.max(0, this.#known);
  }

  /** Whether that ply is on the board already, or being laid there. */
  hasShown(ply: Ply): boolean {
    const thinking = this.phase === "thinking" ? this.ply : null;
    return ![...this.#queue, ...(thinking ? [thinking] : [])].some((one) => one.number <= ply.number);
  }

  /** The view to draw: that of the ply being shown, else the present one. */
  view(table: State): unknown {
    if (this.ply && this.phase === "thinking") return this.#views.get(this.ply.number - 1) ?? table.view;
    if (this.ply && this.phase === "playing") return this.#views.get(this.ply.number) ?? table.view;
    if (this.panel && this.#queue.length) return this.#views.get(this.panel.ply.number) ?? table.view;
    return table.view;
  }

  /** The table at the moment being shown: scores and turn go with the view, clocks are those of now. */
  moment(table: State): State {
    const view = this.view(table);
    if (view === table.view) return table;
    const { scores, to_act } = view as AnyView;
    return { ...table, view, table: { ...table.table, scores, to_act } };
  }

  /** The ply whose marks the board shows. */
  marked(table: State): Ply | null {
    const told = this.lines.at(-1) ?? null;
    return this.busy ? (this.phase === "playing" ? this.ply : told) : lastPlayed(table);
  }

  /** The view before the ply that is marked; null if it was not seen. */
  before(table: State): unknown {
    const marked = this.marked(table);
    return (marked && this.#views.get(marked.number - 1)) ?? null;
  }

  receive(table: State): void {
    const count = table.plies.length;
    const other = this.#table?.table.id !== table.table.id || this.#table.seat !== table.seat;
    this.#table = table;
    if (other) this.#views.clear();
    this.#views.set(count, table.view);
    this.#views.delete(count - MOST_VIEWS);
    if (this.#known < 0 || count < this.#known || hasGivenUp(table)) {
      this.#begin(table);
      return;
    }
    const fresh = table.plies.slice(this.#known).filter(isTold);
    this.#known = count;
    this.#hurry();
    if (!fresh.length) return;
    if (fresh.some((ply) => this.#isOwn(ply))) this.panels = [];
    const idle = !this.busy && !this.panel;
    this.#queue = [...this.#queue, ...fresh];
    if (idle) this.#next();
  }

  /** The ply being shown ends at once; the next one begins. */
  skip(): void {
    if (!this.ply || this.phase === "still") return;
    this.#giveUp?.();
    if (this.phase === "thinking") this.#put(this.ply);
    this.#upAt = -Infinity;
    this.#done(this.ply);
  }

  /** Show the latest ply again. */
  again(): void {
    const ply = this.lines.findLast((one) => one.seat > 0);
    if (!ply || this.busy || this.panel) return;
    this.#again = true;
    this.#think(ply, THINK_MS);
  }

  /** The panel was read. */
  dismiss(): void {
    this.#takeTime();
    this.panels = this.panels.slice(1);
    if (this.panels.length) this.#hurry();
    else if (!this.ply) this.#next();
  }

  close(): void {
    this.#giveUp?.();
    this.#takeTime();
  }

  /** What waits for a tap goes by itself while the reader's own clock runs. */
  #hurry(): void {
    const { clock, table } = this.#table ?? {};
    const runs = clock && table?.you.some((seat) => isRunningOut(clock, seat));
    if (!this.panel || !runs) this.#takeTime();
    else this.#hurrying ??= this.#around.wait(HURRY_MS, () => this.dismiss());
  }

  #takeTime(): void {
    this.#hurrying?.();
    this.#hurrying = null;
  }

  #begin(table: State): void {
    this.#giveUp?.();
    this.#takeTime();
    this.#known = table.plies.length;
    this.#queue = [];
    this.panels = [];
    this.ply = this.plays = null;
    this.phase = "still";
    const last = lastPlayed(table);
    this.lines = last ? [last] : [];
  }

  /** How many lines stay told. */
  get #room(): number {
    const others = (this.#table?.table.seats.length ?? 0) - 1;
    return Math.min(MOST_LINES, Math.max(FEW_LINES, others));
  }

  #isOwn(ply: Ply): boolean {
    return this.#table?.table.you.includes(ply.seat) ?? false;
  }

  #next(): void {
    const [ply, ...rest] = this.#queue;
    this.#queue = rest;
    if (!ply) {
      this.ply = null;
      this.phase = "still";
      return;
    }
    const before = this.lines.at(-1);
    const toRead = before && !this.#isOwn(before) ? this.#upAt + READ_MS - this.#around.now() : 0;
    if (this.#isOwn(ply)) {
      this.#put(ply);
      this.#linger(ply);
      return;
    }
    const thought = this.#around.still() || !ply.seat ? 0 : THINK_MS - (this.#around.now() - this.#settledAt);
    this.#think(ply, Math.max(0, thought, toRead));
  }

  #think(ply: Ply, ms: number): void {
    this.ply = ply;
    this.phase = "thinking";
    this.#giveUp = this.#around.wait(ms, () => void this.#play(ply));
  }

  async #play(ply: Ply): Promise<void> {
    const table = this.#table;
    for (const number of [ply.number - 1, ply.number]) {
      if (!table || this.#views.has(number) || this.#around.still()) continue;
      this.#views.set(number, (await this.#around.view(table, number)) ?? table.view);
    }
    if (this.ply !== ply || this.phase !== "thinking" || !table) return;
    if (!this.#again) this.#put(ply);
    const script = this.#around.still() ? null : this.#around.script(table, ply);
    this.plays = script && playsOf(script);
    this.phase = "playing";
    this.#giveUp = this.#around.wait((script?.lasts ?? 0) + this.#lasting(ply), () => this.#done(ply));
  }

  /** One's own move is on the board already; the last of a game is looked at for a moment. */
  #linger(ply: Ply): void {
    const ms = this.#lasting(ply);
    if (!ms) {
      this.#done(ply);
      return;
    }
    this.ply = ply;
    this.phase = "playing";
    this.#giveUp = this.#around.wait(ms, () => this.#done(ply));
  }

  /** The time a game's last ply is looked at; a verdict waits for a tap anyway. */
  #lasting(ply: Ply): number {
    const ends = this.#table?.table.status === "finished" && !this.#queue.length && !this.#again;
    return ends && !ply.judged && !this.#around.still() ? END_MS : 0;
  }

  #put(ply: Ply): void {
    this.lines = this.#isOwn(ply) ? [ply] : [...this.lines, ply].slice(-this.#room);
    this.#upAt = this.#around.now();
    this.#around.told(ply);
  }

  #done(ply: Ply): void {
    this.#giveUp = null;
    this.plays = null;
    this.ply = null;
    this.phase = "still";
    this.#settledAt = this.#around.now();
    if (!this.#again) this.panels = panelsOf(ply, this.#table);
    this.#again = false;
    if (!this.panels.length) this.#next();
    else void this.#lookBack(ply);
    this.#hurry();
  }

  /** A verdict that came together with later plies is read over the table of its own moment. */
  async #lookBack(ply: Ply): Promise<void> {
    const table = this.#table;
    if (!table || this.#views.has(ply.number)) return;
    const view = await this.#around.view(table, ply.number);
    if (view === null || this.panel?.ply !== ply) return;
    this.#views.set(ply.number, view);
    this.panels = [...this.panels];
  }
}

/** The end of the game has a sheet of its own, where the last hands are counted too. */
function panelsOf(ply: Ply, table: State | null): { kind: Panel; ply: Ply }[] {
  const ended = table?.table.status === "finished" && ply.number === table.plies.length;
  const kinds: Panel[] = [];
  if (ply.judged) kinds.push("judged");
  if (ply.counted && !ended) kinds.push("counted");
  return kinds.map((kind) => ({ kind, ply }));
}

/** Whether every seat of the reader has resigned: they wait for the result, no more for each move. */
function hasGivenUp({ table, plies }: State): boolean {
  const gone = resignedIn(plies);
  return table.you.length > 0 && table.you.every((seat) => gone.includes(seat));
}

function lastPlayed(table: State): Ply | null {
  return table.plies.findLast((ply) => ply.seat > 0 && isTold(ply)) ?? null;
}
