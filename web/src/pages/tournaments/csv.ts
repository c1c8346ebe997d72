/** Names in, standings out, as the tables of any spreadsheet. */
import type { DeskInfo } from "../../lib/messages";

/** The cells of one line: commas, semicolons or tabs between them, quotes around what holds one. */
function cells(line: string): string[] {
  const separator = line.includes(";") ? ";" : line.includes("\t") ? "\t" : ",";
  const found: string[] = [];
  let cell = "";
  let quoted = false;
  for (const character of line) {
    if (character === '"') quoted = !quoted;
    else if (character === separator && !quoted) {
      found.push(cell);
      cell = "";
    } else cell += character;
  }
  return [...found, cell].map((one) => one.trim());
}

/** The names of a file: its column « nom », « name » or « joueur », else the first that holds letters. */
export function namesIn(text: string): string[] {
  const rows = text
    .replace(/^\uFEFF/, "")
    .split(/\r?\n/)
    .filter((line) => line.trim())
    .map(cells);
  const head = (rows[0] ?? []).map((cell) => cell.toLowerCase());
  const titled = head.findIndex((cell) => /^(nom|name|joueur|player|prénom)s?$/.test(cell));
  const column = titled >= 0 ? titled : (rows[0] ?? []).findIndex((cell) => /\p{L}/u.test(cell));
  return rows
    .slice(titled >= 0 ? 1 : 0)
    .map((row) => (row[column] ?? "").replace(/[;{}]/g, " ").trim())
    .filter(Boolean);
}

/** The standings as a spreadsheet reads them, under a line that names the columns. */
export function standingsCsv(info: DeskInfo, head: string[]): string {
  const quoted = (cell: string | number | null): string => {
    const text = cell === null ? "" : String(cell);
    return /[";\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  const rows = info.standings.map((one) => {
    const player = info.players[one.player - 1];
    const parts = [...one.details, ...(info.format === "hands" ? [one.penalties] : [])];
    return [one.rank, one.player, player?.name ?? "", player?.team ?? "", ...parts, one.total];
  });
  return `\uFEFF${[head, ...rows].map((row) => row.map(quoted).join(";")).join("\r\n")}\r\n`;
}
