import { describe, expect, it } from "vitest";
import type { Ply } from "../../lib/messages";
import { momentsOf, numberOf } from "./moments";

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
