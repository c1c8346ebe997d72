/** The sheet as a record that can be replayed, and as a picture. */
import { figures } from "../../lib/i18n";
import type { Entry, Sheet } from "./sheet.svelte";
import { t } from "./texts";

type Written = Pick<Sheet, "names" | "options" | "opening" | "start" | "entries">;

/** As `docs/notation.md` describes it. Names that nobody gave are left out. */
export function recordOf(game: string, sheet: Written): string {
  const quoted = (text: string): string => `"${text.replaceAll('"', "'")}"`;
  const named = sheet.names.flatMap((name, i) =>
    name === t("player", { seat: i + 1 }) ? [] : [`[Player.${i + 1} ${quoted(name)}]`],
  );
  const lines = [
    `[Game ${quoted(game)}]`,
    `[Seats ${quoted(String(sheet.names.length))}]`,
    ...Object.entries(sheet.options).map(([name, value]) => `[Option.${name} ${quoted(value)}]`),
    ...named,
    ...(sheet.opening.length ? [`[Position ${quoted(sheet.start)}]`] : []),
    "",
    ...sheet.entries.flatMap((entry) => (entry.kind === "move" ? [`${entry.seat} ${entry.move}`] : [])),
  ];
  return `${lines.join("\n")}\n`;
}

const LINE = 30;
const WIDTH = 640;

/** The sheet, drawn: a line an entry, the totals last. */
export function svgOf(sheet: Sheet, title: string): string {
  const rows = sheet.entries.map((entry) => row(entry, sheet.names));
  const totals = sheet.totals.map((total, i) => `${sheet.names[i] ?? ""} ${total}`).join("   ");
  const height = 120 + (rows.length + 1) * LINE;
  const text = (x: number, y: number, said: string, more = ""): string =>
    `<text x="${x}" y="${y}" ${more}>${escaped(said)}</text>`;
  const drawn = rows.map(([who, what, points], i) => {
    const y = 110 + i * LINE;
    const line = `<path d="M32 ${y + 9}H${WIDTH - 32}" stroke="#d9cfbc"/>`;
    return (
      text(32, y, who) +
      text(150, y, what, 'font-weight="600"') +
      text(WIDTH - 32, y, points, 'text-anchor="end"') +
      line
    );
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" font-family="Georgia, serif" ` +
    `font-size="17" fill="#1d1b18"><rect width="100%" height="100%" fill="#f6f1e7"/>` +
    text(32, 54, title, 'font-size="32" font-weight="600"') +
    drawn.join("") +
    text(32, height - 24, `${t("total")} : ${totals}`, 'font-weight="600"') +
    "</svg>"
  );
}

function row(entry: Entry, names: string[]): [string, string, string] {
  const who = entry.kind === "round" ? t("round", { number: "" }) : (names[entry.seat - 1] ?? "");
  if (entry.kind === "move") return [who, entry.words.join(", ") || entry.move, figures(entry.scores)];
  if (entry.kind === "turn") return [who, entry.words, entry.counts.join(" – ")];
  if (entry.kind === "penalty") return [who, t("penalty"), String(entry.points)];
  return [who, entry.hands.map((hand) => hand || "–").join(" / "), entry.points.join(" / ")];
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
