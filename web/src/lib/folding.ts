/** Increments folded into the state one has: each gives the next state; what has not changed stays the same object. */
import type { Increment, State } from "./messages";

type Fields = Record<string, unknown>;
type Splices = Increment["spliced"][string];

/** The states of one table, one for each seat that has been shown here. */
export class Folded {
  #states = new Map<number | null, State>();

  /** The state after that message; null where it does not follow from what is here: everything must be asked for. */
  take(message: State | Increment): State | null {
    const state = message.type === "state" ? message : this.#folded(message);
    if (state) this.#states.set(state.seat, state);
    return state;
  }

  #folded(increment: Increment): State | null {
    const before = this.#states.get(increment.seat);
    return before?.table.version === increment.since ? fold(before, increment) : null;
  }
}

export function fold(state: State, increment: Increment): State {
  const fresh = new Map(increment.plies.map((ply) => [ply.number, ply]));
  const kept = state.plies.slice(0, increment.count).map((ply) => fresh.get(ply.number) ?? ply);
  const added = increment.plies.filter((ply) => ply.number > state.plies.length);
  return {
    type: "state",
    table: changed(state.table, increment.table),
    seat: state.seat,
    view: spliced(changed(state.view as Fields, increment.view), increment.spliced),
    plies: [...kept, ...added],
    clock: increment.clock,
    offers: increment.offers,
    answer: increment.answer,
    takebacks: increment.takebacks,
  };
}

function changed<T extends object>(value: T, fields: Fields): T {
  const entries = Object.entries(fields);
  return entries.reduce(
    (after, [path, field]) => put(after, path.split("."), () => field),
    value as Fields,
  ) as T;
}

function spliced(value: Fields, fields: Increment["spliced"]): Fields {
  return Object.entries(fields).reduce(
    (after, [path, splices]) => put(after, path.split("."), (old) => splice(old, splices)),
    value,
  );
}

function put(value: Fields, [name, ...inner]: string[], change: (old: unknown) => unknown): Fields {
  if (name === undefined) return value;
  const old = value[name];
  return { ...value, [name]: inner.length ? put(old as Fields, inner, change) : change(old) };
}

/** A list or a text with some places changed, the last first. */
function splice(old: unknown, splices: Splices): unknown {
  return splices.reduce<unknown>((value, [at, leave, come]) => {
    if (typeof value === "string") return value.slice(0, at) + String(come) + value.slice(at + leave);
    const list = value as unknown[];
    return [...list.slice(0, at), ...(come as unknown[]), ...list.slice(at + leave)];
  }, old);
}
