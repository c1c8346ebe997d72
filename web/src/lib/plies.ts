/** A ply in a few words, for the list of moves. */
import { has, t } from "./i18n";
import type { Ply } from "./messages";

export interface PlyLine {
  word: string;
  where: string;
  gain: string;
}

/** « +5 », « −10 », « – »: what the author of the ply gained. */
export function gainOf(ply: Ply): string {
  const gain = ply.effects.gains[ply.seat - 1] ?? 0;
  if (gain === 0) return "–";
  return gain > 0 ? `+${gain}` : `−${-gain}`;
}

export function describe(ply: Ply): PlyLine {
  const { words, kind, move } = ply.effects;
  const key = `move.${kind}`;
  const said = has(key) ? t(key) : kind;
  const place = /^([A-Y]\d+)([hv])/.exec(move);
  const slide = /^([A-H][1-6])[-x]([A-H][1-6])/.exec(move);
  const arrow = place
    ? `${place[1]} ${place[2] === "h" ? "→" : "↓"}`
    : slide
      ? `${slide[1]}–${slide[2]}`
      : "";
  return { word: words.join(", ") || said, where: words.length ? arrow || said : "", gain: gainOf(ply) };
}
