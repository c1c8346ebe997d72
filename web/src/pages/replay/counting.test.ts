import { expect, test } from "vitest";
import { accuracyOf, counts, type Counted } from "./counting";

/** A move that lost so many points, worth what the server makes of them in most games. */
const move = (verdict: Counted["verdict"], lost = 0, advised = false): Counted => ({
  verdict,
  worth: Math.max(0.1, Math.exp(-lost / 20)),
  advised,
});

test("every move is in the counts, whatever they were", () => {
  const moves = [
    move("best"),
    move("inaccuracy", 6),
    move("mistake", 12),
    move("blunder", 25),
    move("blunder", 25, true),
    move("only"),
    move("unjudged"),
  ];
  const counted = counts(moves);
  expect(counted.map(({ group }) => group)).toEqual([
    "good",
    "inaccuracies",
    "mistakes",
    "blunders",
    "advised",
    "only",
    "unjudged",
  ]);
  expect(counted.reduce((sum, { count }) => sum + count, 0)).toBe(moves.length);
});

test("a move that the hint gave counts neither for nor against whoever played it", () => {
  const two = [move("best"), move("best")];
  expect(accuracyOf([...two, move("best"), move("blunder", 24, true)])).toBe(100);
  expect(accuracyOf([...two, move("blunder", 24)])).toBe(67);
  expect(accuracyOf([...two, move("best", 0, true), move("blunder", 24)])).toBe(67);
  expect(accuracyOf([move("best", 0, true)])).toBeNull();
  expect(counts([move("best", 0, true)])).toEqual([{ group: "advised", count: 1 }]);
  expect(counts([move("only", 0, true)])).toEqual([{ group: "only", count: 1 }]);
  expect(accuracyOf([move("only")])).toBeNull();
});

test("a blunder weighs: the same as on the server", () => {
  const lost = (...losses: number[]): number | "few" | null =>
    accuracyOf(losses.map((each) => move("good", each)));
  expect([lost(0, 29, 17, 7), lost(8, 9, 17)]).toEqual([52, 57]);
});

test("one or two moves of one's own are too few for a figure", () => {
  expect(accuracyOf([move("blunder", 60), move("best", 0, true), move("best", 0, true)])).toBe("few");
  expect(accuracyOf([move("best"), move("best")])).toBe("few");
});

test("a bluff is neither good nor bad, and counts in no accuracy", () => {
  expect(counts([move("bluff"), move("best")])).toEqual([
    { group: "good", count: 1 },
    { group: "bluffs", count: 1 },
  ]);
  expect(accuracyOf([move("bluff")])).toBeNull();
});
