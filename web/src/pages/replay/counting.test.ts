import { expect, test } from "vitest";
import { accuracyOf, counts, type Counted } from "./counting";

const move = (verdict: Counted["verdict"], lost = 0, advised = false): Counted => ({
  verdict,
  lost,
  advised,
});

test("five moves are five in the counts, whatever they were", () => {
  const moves = [
    move("best"),
    move("inaccuracy", 6),
    move("mistake", 12),
    move("blunder", 25, true),
    move("only"),
    move("unjudged"),
  ];
  const counted = counts(moves);
  expect(counted.map(({ group }) => group)).toEqual([
    "good",
    "inaccuracies",
    "mistakes",
    "advised",
    "only",
    "unjudged",
  ]);
  expect(counted.reduce((sum, { count }) => sum + count, 0)).toBe(moves.length);
});

test("a move that the hint gave costs no accuracy, and is good where it was good", () => {
  expect(accuracyOf([move("best"), move("blunder", 24, true)])).toBe(100);
  expect(accuracyOf([move("best"), move("blunder", 24)])).toBe(65);
  expect(counts([move("best", 0, true)])).toEqual([{ group: "good", count: 1 }]);
  expect(accuracyOf([move("only")])).toBeNull();
});
