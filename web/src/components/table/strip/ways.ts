/** What tells the readings of one composition apart, in a few words each: the label of a small button. */
import type { EffectsInfo } from "../../../lib/messages";
import { t } from "./texts";

const MOST_SQUARES = 3;

/** One label for each way. `kindOf` names a kind of move as its game does. */
export function labelsOf(ways: readonly EffectsInfo[], kindOf: (kind: string) => string): string[] {
  const labels = ways.map((way) => {
    const [words, turned] = [apart(ways, way, "words"), apart(ways, way, "turned")];
    if (differ(ways, "words")) return words.own.join(", ") || way.words.join(", ");
    if (differ(ways, "kind")) return kindOf(way.kind);
    if (differ(ways, "turned")) return turnedLabel(turned);
    return apart(ways, way, "laid").own.join(", ") || way.move;
  });
  const gains = differ(ways, "gains");
  return labels.map((label, i) => (gains ? `${label} ${gainOf(ways[i])}`.trim() : label));
}

function turnedLabel({ own, others }: Apart): string {
  const [key, squares] = own.length ? (["turns", own] as const) : (["turnsNot", others] as const);
  return squares.length > MOST_SQUARES
    ? t(`${key}Many`, { count: squares.length })
    : t(key, { squares: squares.join(", ") });
}

interface Apart {
  /** What this way has and not every other. */
  own: string[];
  /** What another has and this one does not. */
  others: string[];
}

function apart(ways: readonly EffectsInfo[], way: EffectsInfo, field: "words" | "turned" | "laid"): Apart {
  const own = way[field].filter((one) => !ways.every((other) => other[field].includes(one)));
  const all = new Set(ways.flatMap((other) => other[field]));
  return { own, others: [...all].filter((one) => !way[field].includes(one)) };
}

function differ(ways: readonly EffectsInfo[], field: "words" | "kind" | "turned" | "gains"): boolean {
  const told = ways.map((way) => {
    const value = way[field];
    return field !== "gains" && Array.isArray(value) ? [...value].sort().join() : String(value);
  });
  return new Set(told).size > 1;
}

/** The points of whoever gains most by it. */
function gainOf(way: EffectsInfo | undefined): string {
  const most = Math.max(0, ...(way?.gains ?? []));
  return most > 0 ? `+${most}` : "";
}
