import { expect, test } from "vitest";
import type { Board, Made } from "./composer";
import { moved } from "./moving";

const board: Board = { columns: 5, rows: 5, at: (index) => (index === 7 ? "A" : ".") };
const made: Made = {
  cursor: 3,
  down: false,
  laid: [
    [0, "M"],
    [1, "e"],
  ],
};

test("a letter being laid goes to another square, and the next one follows it", () => {
  const next = moved(board, made, 1, 12);
  expect(next.laid).toEqual([
    [0, "M"],
    [12, "e"],
  ]);
  expect(next.cursor).toBe(12);
});

test("one laid there before makes room", () => {
  expect(moved(board, made, 1, 0).laid).toEqual([[0, "e"]]);
});

test("a letter of the board is covered only where letters are", () => {
  expect(moved(board, made, 1, 7)).toBe(made);
  expect(moved(board, made, 1, 7, true).laid.at(-1)).toEqual([7, "e"]);
});

test("where no letter is being laid, nothing goes", () => {
  expect(moved(board, made, 20, 21)).toBe(made);
});
