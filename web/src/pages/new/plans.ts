import type { SeatPlan } from "../../lib/messages";
import { applyPrefs, prefs } from "../../lib/prefs.svelte";
import { isSameName } from "../../lib/sameName";

/** As many names of other people are kept as a table of friends may seat. */
const KEPT = 8;

/** A seat as the form first shows it: one's own name, one that played here before, or the level one plays at. */
export function plan(kind: SeatPlan["kind"], others: readonly SeatPlan[] = []): SeatPlan {
  const taken = others.map(({ name }) => name);
  const known = prefs.companions.find((name) => !taken.some((one) => isSameName(one, name))) ?? "";
  return { kind, name: { me: prefs.name, here: known, link: "", machine: "" }[kind], level: prefs.level };
}

/** Names are asked once, and there the next time. */
export function rememberNames(seats: readonly SeatPlan[]): void {
  const named = (kind: SeatPlan["kind"]): string[] =>
    seats.filter((seat) => seat.kind === kind).flatMap((seat) => seat.name?.trim() || []);
  prefs.name = named("me")[0] ?? prefs.name;
  prefs.companions = [...new Set([...named("here"), ...prefs.companions])].slice(0, KEPT);
  applyPrefs();
}

/** Where several people play they are told apart by name; alone among machines one is « vous ». */
export function namesNeeded(seats: readonly SeatPlan[]): boolean {
  return seats.filter(({ kind }) => kind !== "machine").length > 1;
}

/** What the people at the seats before this one are called. */
export function namesBefore(seats: readonly SeatPlan[], place: number): string[] {
  return seats.slice(0, place).flatMap(({ kind, name }) => (kind === "machine" || !name ? [] : [name]));
}
