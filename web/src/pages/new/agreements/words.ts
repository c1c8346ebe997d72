/** Classes of words and counts of letters as the server reads them. */

/** « +propres,-foreign »: how a choice of classes differs from the game's own. */
export function classesText(
  chosen: readonly string[],
  usual: readonly string[],
  all: readonly string[],
): string {
  const added = all.filter((one) => chosen.includes(one) && !usual.includes(one)).map((one) => `+${one}`);
  const left = all.filter((one) => !chosen.includes(one) && usual.includes(one)).map((one) => `-${one}`);
  return [...added, ...left].join(",");
}

/** The classes that such a text chooses. */
export function chosenClasses(text: string, usual: readonly string[]): string[] {
  const chosen = new Set(usual);
  for (const item of text.split(",").filter(Boolean)) {
    if (item.startsWith("-")) chosen.delete(item.slice(1));
    else chosen.add(item.replace(/^\+/, ""));
  }
  return [...chosen];
}

export const ALPHABET = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** « A15 B6 »: how many of each letter. */
export function counts(text: string): Record<string, number> {
  const found = [...text.matchAll(/([A-Z])(\d+)/g)].map(([, letter, count]) => [letter, Number(count)]);
  return Object.fromEntries(found) as Record<string, number>;
}

export function countsText(of: Record<string, number>): string {
  return ALPHABET.filter((letter) => of[letter])
    .map((letter) => `${letter}${of[letter]}`)
    .join(" ");
}

/** So many letters in all, as often as they come in a list of words, each letter that comes at all at least once. */
export function apportioned(frequencies: Record<string, number>, total: number): Record<string, number> {
  const there = ALPHABET.filter((letter) => frequencies[letter]);
  const sum = there.reduce((all, letter) => all + (frequencies[letter] ?? 0), 0);
  const share = (letter: string): number => ((frequencies[letter] ?? 0) / sum) * total;
  const given = Object.fromEntries(there.map((letter) => [letter, Math.max(1, Math.floor(share(letter)))]));
  const left = (): number => total - Object.values(given).reduce((all, one) => all + one, 0);
  const most = (by: (letter: string) => number): string => there.toSorted((a, b) => by(b) - by(a))[0] ?? "A";
  while (there.length && left() > 0)
    bump(
      given,
      most((letter) => share(letter) - (given[letter] ?? 0)),
      1,
    );
  while (there.length && left() < 0)
    bump(
      given,
      most((letter) => given[letter] ?? 0),
      -1,
    );
  return given;
}

function bump(given: Record<string, number>, letter: string, by: number): void {
  given[letter] = (given[letter] ?? 0) + by;
}
