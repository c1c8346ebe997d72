import { expect, test } from "vitest";
import { goneOf } from "./gone";
import type { Ply } from "./messages";

const ply = (seat: number, kind: string, retired: number[] | null = null): Ply =>
  ({ seat, effects: { kind }, counted: retired && { retired } }) as unknown as Ply;

test("who resigned and who was made to leave are told apart; everybody else is in", () => {
  const gone = goneOf([ply(1, "word"), ply(2, "resign"), ply(3, "accept", [1]), ply(0, "deal")]);
  expect([...gone]).toEqual([
    [2, "resigned"],
    [1, "retired"],
  ]);
});
