import { expect, test } from "vitest";
import { goneOf, isLeftToMachines, leftAt } from "./gone";
import type { Ply, TableInfo } from "./messages";

const ply = (seat: number, kind: string, retired: number[] | null = null): Ply =>
  ({ seat, effects: { kind }, counted: retired && { retired } }) as unknown as Ply;

test("who resigned and who was made to leave are told apart; everybody else is in", () => {
  const gone = goneOf([ply(1, "word"), ply(2, "resign"), ply(3, "accept", [1]), ply(0, "deal")]);
  expect([...gone]).toEqual([
    [2, "resigned"],
    [1, "retired"],
  ]);
});

test("a reader who left sees the game up to there, unless nobody played on", () => {
  const ply = (seat: number, kind = "play") => ({ seat, effects: { kind } });
  const plies = [ply(1), ply(2), ply(1, "resign"), ply(0, "deal"), ply(2), ply(3)];
  expect(leftAt(plies, 1)).toBe(3);
  expect(leftAt(plies, 2)).toBe(0);
  expect(leftAt(plies, null)).toBe(0);
  expect(leftAt(plies.slice(0, 4), 1)).toBe(0);
});

test("a game is left to machines once every person there has given up", () => {
  const seats = ["person", "machine", "machine"].map((kind, i) => ({ seat: i + 1, kind }));
  const table = { status: "playing", you: [1], resigned: [1], seats } as unknown as TableInfo;
  expect(isLeftToMachines(table)).toBe(true);
  expect(isLeftToMachines({ ...table, resigned: [] })).toBe(false);
  const friend = seats.map((one) => (one.seat === 2 ? { ...one, kind: "person" } : one));
  expect(isLeftToMachines({ ...table, seats: friend } as unknown as TableInfo)).toBe(false);
});
