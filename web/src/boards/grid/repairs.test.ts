import { expect, test } from "vitest";
import { waysToWrite, type Board, type Composition } from "./composer";
import { repairsOf } from "./repairs";

const side = 20;
/** PRESENTE on row 10 from C. */
const row = 9 * side + 2;
const letters = new Map([..."PRESENTE"].map((letter, i) => [row + i, letter]));
const board: Board = { columns: side, rows: side, at: (index) => letters.get(index) ?? "." };
const written = (made: Composition): string[] => waysToWrite(board, made);

function composed(cursor: number, laid: [number, string][], down = false): Composition {
  return { cursor, down, laid };
}

test("letters on both sides of a word: keep one side or the other", () => {
  const made = composed(row + 12, [
    [row - 2, "R"],
    [row - 1, "E"],
    [row + 8, "R"],
    [row + 9, "A"],
  ]);
  const keep = repairsOf(board, made, written).filter((repair) => repair.label === "repair.keep");
  expect(keep.map((repair) => [repair.letters, repair.moves[0]])).toEqual([
    ["RE-", "A10h REPRESENTE"],
    ["-RA", "C10h PRESENTERA"],
  ]);
});

test("the same letters the other way", () => {
  const made = composed(5, [
    [2, "M"],
    [3, "E"],
    [4, "R"],
  ]);
  const turn = repairsOf(board, made, written).find((repair) => repair.label === "repair.turn");
  expect(turn?.moves).toEqual(["C1v MER"]);
});

test("the last letter taken up, whatever the referee says of the rest", () => {
  const made = composed(4, [
    [2, "M"],
    [3, "X"],
  ]);
  const undo = repairsOf(board, made, written).at(-1);
  expect(undo).toMatchObject({ label: "repair.undo", letters: "X", always: true });
  expect((undo?.data as Composition).laid).toEqual([[2, "M"]]);
});

test("nothing to mend where nothing is laid", () => {
  expect(repairsOf(board, composed(4, []), written)).toEqual([]);
});
