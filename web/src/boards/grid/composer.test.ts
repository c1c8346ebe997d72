import { expect, test } from "vitest";
import { fromText, nothing, typed, waysToWrite, written, type Board, type Composition } from "./composer";

const side = 20;
/** MER on row 3 from C. */
const letters = new Map([..."MER"].map((letter, i) => [2 * side + 2 + i, letter]));
const board: Board = { columns: side, rows: side, at: (index) => letters.get(index) ?? "." };
const at = (column: number, row: number): Composition => ({ ...nothing, cursor: row * side + column });

function all(write: typeof typed, from: Composition, word: string): string[] {
  const made = [...word].reduce((next, letter) => write(board, next, letter), from);
  return waysToWrite(board, made);
}

test("the letters that are missing, one after the other", () => {
  expect(all(typed, at(5, 2), "VEILLE")[0]).toBe("C3h MERVEILLE");
  expect(all(typed, at(0, 2), "CASE")[0]).toBe("A3h CAMERSE");
});

test("the whole word, with what lies there already", () => {
  expect(all(written, at(2, 2), "MERVEILLE")[0]).toBe("C3h MERVEILLE");
  expect(all(written, at(1, 2), "AMERE")[0]).toBe("B3h AMERE");
  expect(all(written, at(1, 2), "AE")[0]).toBe("B3h AMERE");
});

test("what is composed is read again from its text", () => {
  expect(
    fromText(board, "C3h MERVEILLE")
      ?.laid.map(([, letter]) => letter)
      .join(""),
  ).toBe("VEILLE");
});
