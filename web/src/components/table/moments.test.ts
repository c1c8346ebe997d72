import { describe, expect, it } from "vitest";
import type { Ply } from "../../lib/messages";
import { momentsOf, numberOf, tells } from "./moments";

/** Plies in order: who, what, which word. */
function game(...plies: [seat: number, kind: string, word?: string][]): Ply[] {
  return plies.map(
    ([seat, kind, word], i) =>
      ({
        number: i + 1,
        seat,
        effects: { kind, words: word ? [word] : [], gains: [], turned: [], scores: [0, 0] },
        counted: null,
      }) as unknown as Ply,
  );
}
const wordsOf = (plies: Ply[]): (string | undefined)[] =>
  momentsOf({ plies }).map((ply) => ply.effects.words[0]);

describe("the moments of a game", () => {
  it("leave out a word that a contest struck down", () => {
    const plies = game(
      [0, "deal"],
      [1, "word", "CLIMPES"],
      [2, "challenge_right", "CLIMPES"],
      [2, "word", "COQ"],
      [1, "word", "JURATE"],
      [2, "accept"],
      [3, "challenge_right", "JURATE"],
    );
    expect(wordsOf(plies)).toEqual(["COQ"]);
  });

  it("keep a word that was contested in vain, and one before another’s false word", () => {
    const plies = game(
      [1, "word", "LARGUENT"],
      [2, "challenge_wrong", "LARGUENT"],
      [2, "word", "TABLITE"],
      [1, "challenge_right", "TABLITE"],
    );
    expect(wordsOf(plies)).toEqual(["LARGUENT"]);
  });

  /** Words one after the other, and the scores after each. */
  function scored(...words: [word: string, scores: number[]][]): Ply[] {
    const plies = game(...words.map(([word], i): [number, string, string] => [(i % 2) + 1, "word", word]));
    plies.forEach((ply, i) => (ply.effects.scores = words[i]?.[1] ?? []));
    return plies;
  }

  it("are those that moved the lead most, for either side, and the one that gave it for the last time", () => {
    const plies = scored(
      ["SONNONS", [7, 0]],
      ["PRONIONS", [0, 8]],
      ["MINES", [12, 0]],
      ["FINES", [6, 11]],
      ["ENVOLEZ", [13, 10]],
      ["CAMP", [12, 14]],
      ["DOSERONT", [15, 13]],
    );
    expect(wordsOf(plies)).toEqual(["MINES", "FINES", "DOSERONT"]);
  });

  it("have among them the only move that scored, whoever got its points", () => {
    const none = [0, 0];
    const plies = scored(
      ["MA", none],
      ["VIA", none],
      ["EU", none],
      ["NEE", none],
      ["PLI", none],
      ["TEL", [3, 1]],
    );
    expect(wordsOf(plies)).toContain("TEL");
  });

  it("have the numbers of the list of moves: a play let pass is none", () => {
    const plies = game(
      [0, "deal"],
      [1, "word", "COQ"],
      [2, "accept"],
      [3, "accept"],
      [2, "end"],
      [2, "word", "SEL"],
    );
    expect(numberOf(plies, plies[5] as Ply)).toBe(2);
  });
});

describe("a score the sentence has already", () => {
  it("is not told again in another order", () => {
    expect(tells("Club pose INCENDIAI : 19 lettres contre 0 pour vous.", [0, 19])).toBe(true);
    expect(tells("Vous prenez EAU : +9.", [19, 0])).toBe(false);
    expect(tells("Club pose CYME : 19 lettres contre 11.", [1, 19])).toBe(false);
  });
});
