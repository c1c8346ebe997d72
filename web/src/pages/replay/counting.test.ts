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

test("a move that the hint gave counts neither for nor against whoever played it", () => {
  expect(accuracyOf([move("best"), move("blunder", 24, true)])).toBe(100);
  expect(accuracyOf([move("best"), move("blunder", 24)])).toBe(65);
  expect(accuracyOf([move("best", 0, true), move("blunder", 24)])).toBe(30);
  expect(accuracyOf([move("best", 0, true)])).toBeNull();
  expect(counts([move("best", 0, true)])).toEqual([{ group: "advised", count: 1 }]);
  expect(counts([move("only", 0, true)])).toEqual([{ group: "only", count: 1 }]);
  expect(accuracyOf([move("only")])).toBeNull();
});

test("a bluff is neither good nor bad, and counts in no accuracy", () => {
  expect(counts([move("bluff"), move("best")])).toEqual([
    { group: "good", count: 1 },
    { group: "bluffs", count: 1 },
  ]);
  expect(accuracyOf([move("bluff")])).toBeNull();
});
