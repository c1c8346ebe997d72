import type { SeatPlan } from "../../lib/messages";

/** A seat as the form first shows it. */
export function plan(kind: SeatPlan["kind"]): SeatPlan {
  return { kind, name: "", level: 3 };
}
