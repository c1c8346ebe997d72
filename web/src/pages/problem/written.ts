/** A move as the record writes it, without the squares of its words: the board shows those. */
export function written(move: string): string {
  return move.replace(/@[A-Z0-9.]+/g, "");
}
