/** Letters in stacks, each with its number: for a hand of more letters than two rows hold. */

const MOST_APART = { small: 16, large: 26 };

export function isTooMany(letters: string, small: boolean): boolean {
  return letters.length > MOST_APART[small ? "small" : "large"];
}

/** One of each, in order; « * » would sort first. */
export function stacksOf(letters: string): string[] {
  return [...new Set(letters.replaceAll("*", ""))].sort().concat(letters.includes("*") ? ["*"] : []);
}

/** How many of a letter are not in use. */
export function leftOf(letter: string, letters: string, used: string[]): number {
  const count = (some: Iterable<string>): number => [...some].filter((one) => one === letter).length;
  return count(letters) - count(used);
}
