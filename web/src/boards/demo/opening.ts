/** The mat: 25 squares by 25. */
export const SIDE = 25;
/** Its middle, which the first word covers (DEM-4). */
export const CENTRE = 12 * SIDE + 12;

/** Where a letter goes that is touched before any square: on a bare mat the middle, else nowhere yet. */
export function opensAt(cells: string): number | null {
  return /^\.*$/.test(cells) ? CENTRE : null;
}
