/** The public fields of a view no board was written for, as plain text. */
import type { AnyView } from "../../lib/view";

/** Told elsewhere on the page, or drawn by the board. */
const ELSEWHERE = new Set([
  "game",
  "seat",
  "seats",
  "to_act",
  "scores",
  "outcome",
  "agreed",
  "window",
  "allowed",
  "duty",
  "row",
  "hand",
]);

export function fieldsOf(view: AnyView): [string, string][] {
  return Object.entries(view)
    .filter(([name]) => !ELSEWHERE.has(name))
    .map(([name, value]) => [name, shown(value)]);
}

function shown(value: unknown): string {
  if (value === null || value === undefined || value === "") return "–";
  if (Array.isArray(value)) return value.map(shown).join(", ") || "–";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** A field that is a string of letters; null if the view has none of that name. */
export function lettersIn(view: AnyView, name: "row" | "hand"): string | null {
  const value = (view as unknown as Record<string, unknown>)[name];
  return typeof value === "string" ? value : null;
}
