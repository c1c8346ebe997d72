/** Letters declared, counted against the box and by their values. */
import type { BoxInfo } from "../../lib/messages";

/** The letters declared beyond what the box holds: « E: 13, 12 in the box ». */
export function beyond(box: BoxInfo, declared: string): { letter: string; count: number; held: number }[] {
  const counts = new Map<string, number>();
  for (const letter of declared) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return [...counts]
    .map(([letter, count]) => ({ letter, count, held: box.letters[letter] ?? 0 }))
    .filter(({ count, held }) => count > held);
}

/** What the letters count for; one each where the box gives them no values. */
export function worth(box: BoxInfo, letters: string): number {
  const valued = Object.keys(box.values).length > 0;
  return [...letters].reduce((sum, letter) => sum + (valued ? (box.values[letter] ?? 0) : 1), 0);
}

/** Letters as typed: capitals without accents, a joker as « * » or « ? »; nothing else. */
export function lettersOf(text: string): string {
  return text
    .normalize("NFD")
    .toUpperCase()
    .replace(/\?/g, "*")
    .replace(/[^A-Z*]/g, "");
}

/** Whose letters are still to be written before a round can be noted; whoever is out holds none. */
export function unwritten(names: readonly string[], hands: readonly string[], out: number): string[] {
  return names.filter((_, i) => i + 1 !== out && !hands[i]);
}
