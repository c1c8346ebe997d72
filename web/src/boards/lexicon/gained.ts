/** The cards that have come into a hand since: drawn, taken, given back. */
export function gained(before: readonly string[], after: readonly string[]): string[] {
  const known = [...before];
  return after.filter((card) => {
    const at = known.indexOf(card);
    if (at >= 0) known.splice(at, 1);
    return at < 0;
  });
}

/** Where they lie among the cards shown; of several alike the last ones. */
export function placesOf(fresh: readonly string[], shown: readonly { letter: string }[]): Set<number> {
  const left = [...fresh];
  const places = shown.map(({ letter }, index) => ({ letter, index })).reverse();
  return new Set(
    places.flatMap(({ letter, index }) => {
      const at = left.indexOf(letter);
      if (at < 0) return [];
      left.splice(at, 1);
      return [index];
    }),
  );
}
