/** The clock beside a real board, as values: each function takes the moment it is asked at. */

export type Kind = "none" | "budget" | "turn" | "disc" | "bell";

export interface Control {
  kind: Kind;
  /** The budget, the limit, the disc's minute or the hand's length. */
  ms: number;
  /** What the disc shows each at first. */
  start: number;
}

export interface ClockState {
  text: string;
  seats: number;
  /** Whose turn it is. */
  turn: number;
  /** When the clock was last set going; null while it stands. */
  since: number | null;
  /** What ran of this turn, or of this hand, before that. */
  spent: number;
  left: number[];
  discs: number[];
}

export interface Shown {
  /** Time left to whose turn it is: of the budget, the turn, the disc's minute, the hand. */
  ms: number;
  left: number[];
  discs: number[];
  /** Full minutes of this turn. */
  minutes: number;
  /** Who ran out of time; 0 for nobody. A bell rings for everybody: -1. */
  flagged: number;
}

const UNITS: Record<string, number> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };
/** JAG-22: how long after a full minute the disc still waits for a turn that is being laid. */
const TOLERANCE = 2000;

export function readControl(text: string): Control {
  const found = /^(budget|turn|bell|disc) (?:(\d+)x)?(\d+)([smhd])/.exec(text);
  if (!found) return { kind: "none", ms: 0, start: 0 };
  const [, kind, start, amount, unit] = found;
  return { kind: kind as Kind, ms: Number(amount) * (UNITS[unit ?? "s"] ?? 1000), start: Number(start ?? 0) };
}

export function newClock(text: string, seats: number): ClockState {
  const { ms, start } = readControl(text);
  return {
    text,
    seats,
    turn: 1,
    since: null,
    spent: 0,
    left: Array<number>(seats).fill(ms),
    discs: Array<number>(seats).fill(start),
  };
}

export function shown(clock: ClockState, now: number): Shown {
  const { kind, ms } = readControl(clock.text);
  const spent = clock.spent + (clock.since === null ? 0 : Math.max(0, now - clock.since));
  const { turn } = clock;
  if (kind === "disc") {
    const minutes = Math.floor(Math.max(0, spent - TOLERANCE) / ms);
    const discs = clock.discs.map((disc, i) => (i + 1 === turn ? disc - minutes : disc + minutes));
    const sand = Math.max(0, ms - (spent - minutes * ms));
    return { ms: sand, left: [], discs, minutes, flagged: (discs[turn - 1] ?? 1) <= 0 ? turn : 0 };
  }
  const had = kind === "budget" ? (clock.left[turn - 1] ?? 0) : ms;
  const rest = Math.max(0, had - spent);
  const left = clock.left.map((each, i) => (i + 1 === turn ? rest : each));
  const out = kind !== "none" && rest === 0;
  return { ms: rest, left, discs: [], minutes: 0, flagged: out ? (kind === "bell" ? -1 : turn) : 0 };
}

export function isRunning(clock: ClockState): boolean {
  return clock.since !== null;
}

export function pause(clock: ClockState, now: number): ClockState {
  if (clock.since === null) return clock;
  return { ...clock, spent: clock.spent + Math.max(0, now - clock.since), since: null };
}

export function resume(clock: ClockState, now: number): ClockState {
  return clock.since === null ? { ...clock, since: now } : clock;
}

/** The turn is ended: what it cost is kept, and the next player's begins. A bell goes on for the whole hand. */
export function endTurn(clock: ClockState, now: number): ClockState {
  const next = (clock.turn % clock.seats) + 1;
  if (readControl(clock.text).kind === "bell") return { ...clock, turn: next };
  const { left, discs } = shown(clock, now);
  return {
    ...clock,
    turn: next,
    spent: 0,
    since: clock.since === null ? null : now,
    left: left.length ? left : clock.left,
    discs: discs.length ? discs : clock.discs,
  };
}

/** A new hand under the bell, or a turn whose time is over begun again. */
export function again(clock: ClockState): ClockState {
  return { ...clock, spent: 0, since: null };
}

export function minutesText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Whether nobody has set it going yet. */
export function isFresh(clock: ClockState): boolean {
  const first = newClock(clock.text, clock.seats);
  return JSON.stringify(first) === JSON.stringify(clock);
}
