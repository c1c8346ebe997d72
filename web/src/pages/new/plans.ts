import type { SeatPlan } from "../../lib/messages";
import { prefs } from "../../lib/prefs.svelte";

/** A seat as the form first shows it: one's own name, and the level one plays at. */
export function plan(kind: SeatPlan["kind"]): SeatPlan {
  return { kind, name: kind === "me" ? prefs.name : "", level: prefs.level };
}
