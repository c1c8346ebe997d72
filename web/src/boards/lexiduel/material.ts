/** The zones of the board, as the view names them, and the custom properties with their colours. */
const ZONES: Record<string, string> = { f: "frame", b: "border", d: "corner", c: "centre" };

export function zoneFill(zone: string): string {
  return `--lxd-${ZONES[zone] ?? "border"}`;
}
