import { expect, test } from "vitest";
import type { Draft } from "../../lib/draft.svelte";
import {
  broughtTo,
  dropped,
  erased,
  keep,
  madeOf,
  picked,
  squareName,
  turned,
  typed,
  written,
  type Board,
  type Made,
} from "./composer";

const side = 20;
/** MER on row 3 from C. */
const letters = new Map([..."MER"].map((letter, i) => [2 * side + 2 + i, letter]));
const board: Board = { columns: side, rows: side, at: (index) => letters.get(index) ?? "." };
const at = (column: number, row: number): Made => ({ cursor: row * side + column, down: false, laid: [] });

function all(write: typeof typed, from: Made, word: string): Made {
  return [...word].reduce((next, letter) => write(board, next, letter), from);
}
function laid(made: Made): string {
  return made.laid.map(([index, letter]) => `${squareName(board, index)}${letter}`).join(" ");
}

test("the letters that are missing, one after the other", () => {
  expect(laid(all(typed, at(5, 2), "VE"))).toBe("F3V G3E");
  expect(laid(all(typed, at(0, 2), "CASE"))).toBe("A3C B3A F3S G3E");
});

test("the whole word, with what lies there already", () => {
  expect(laid(all(written, at(2, 2), "MERVE"))).toBe("F3V G3E");
  expect(laid(all(written, at(1, 2), "AMERE"))).toBe("B3A F3E");
  expect(laid(all(written, at(1, 2), "AE"))).toBe("B3A F3E");
});

test("the next letter goes where one in the midst of the word was taken up", () => {
  const composition = { laid: [{ square: "C5", letter: "E" }], down: false };
  const draft = { composition, place: { at: "B5" } } as unknown as Draft;
  expect(laid(typed(board, madeOf(board, draft), "R"))).toBe("C5E B5R");
});

test("a letter taken up again leaves the cursor on its square", () => {
  const made = erased(all(typed, at(5, 2), "VE"));
  expect(laid(made)).toBe("F3V");
  expect(made.cursor).toBe(2 * side + 6);
});

test("a letter that is framed is taken up before the last one", () => {
  const framed = picked(all(typed, at(5, 2), "VES"), 2 * side + 5);
  const made = erased(framed);
  expect(laid(made)).toBe("G3E H3S");
  expect(made.cursor).toBe(2 * side + 5);
  expect(laid(erased(made))).toBe("G3E");
});

test("a letter typed where one was laid before takes its place, and the word goes on at its end", () => {
  const word = all(typed, at(5, 2), "VAS");
  const mended = typed(board, { ...word, cursor: 2 * side + 6 }, "E");
  expect(laid(mended)).toBe("F3V G3E H3S");
  expect(laid(typed(board, mended, "T"))).toBe("F3V G3E H3S I3T");
});

test("a letter dropped on another laid one takes its place", () => {
  const made = dropped(all(typed, at(5, 2), "VE"), 2 * side + 5, "X");
  expect(laid(made)).toBe("G3E F3X");
});

test("after a letter brought to a square the word goes on beside it, and not in its place", () => {
  const nowhere: Made = { cursor: null, down: false, laid: [] };
  const first = broughtTo(board, nowhere, 2 * side + 5, "V");
  expect([laid(first), first.cursor]).toEqual(["F3V", 2 * side + 6]);
  expect(laid(typed(board, first, "A"))).toBe("F3V G3A");
  const below = broughtTo(board, first, 3 * side + 5, "A");
  expect(laid(typed(board, below, "S"))).toBe("F3V F4A F5S");
});

test("of several words laid at once the one a letter is brought to goes on", () => {
  const nowhere: Made = { cursor: null, down: false, laid: [] };
  const first = broughtTo(board, nowhere, 2 * side + 5, "V", true);
  const below = broughtTo(board, first, 3 * side + 5, "A", true);
  expect([below.down, below.cursor]).toEqual([true, 4 * side + 5]);
  const elsewhere = broughtTo(board, { ...below, down: false }, 8 * side + 5, "L", true);
  expect([elsewhere.down, elsewhere.cursor]).toEqual([false, 8 * side + 6]);
});

test("a letter taken up first goes to the square that is touched next", () => {
  const nowhere: Made = { cursor: null, down: false, laid: [] };
  const holding = typed(board, nowhere, "V");
  expect([holding.held, laid(holding)]).toEqual(["V", ""]);
  expect(typed(board, holding, "V").held).toBe("");
  const made = typed(board, { ...holding, cursor: 2 * side + 5 }, "V");
  expect([laid(made), made.held]).toEqual(["F3V", ""]);
});

test("turned, the letters laid all go along, past what lies between", () => {
  const across = all(typed, at(4, 1), "VUE");
  const down = turned(board, across);
  expect(down && laid(down)).toBe("E2V E4U E5E"); // E3 holds the R of MER
  expect(down?.cursor).toBe(5 * side + 4);
  const back = down && turned(board, down);
  expect(back && [laid(back), back.down]).toEqual(["E2V F2U G2E", false]);
});

test("a single letter and a word not begun turn too", () => {
  const single = turned(board, all(typed, at(9, 9), "S"));
  expect([single?.down, single?.cursor]).toEqual([true, 10 * side + 9]);
  expect(turned(board, at(9, 9))).toMatchObject({ cursor: 9 * side + 9, down: true, laid: [] });
});

test("a word that would leave the board does not turn", () => {
  expect(turned(board, all(typed, at(4, side - 2), "VUE"))).toBeNull();
  expect(turned(board, all(typed, at(4, side - 3), "VUE"))?.laid).toHaveLength(3);
});

test("at the edge nothing more is laid", () => {
  const full = all(typed, at(side - 2, 5), "OU");
  expect(typed(board, full, "E").laid).toBe(full.laid);
});

function empty(): Draft {
  const draft = {
    composition: null,
    place: null,
    set: (composition, place) => Object.assign(draft, { composition, place }),
  } as Pick<Draft, "composition" | "place" | "set"> as Draft;
  return draft;
}

test("once a word is played or cleared, the next one does not go its way in silence", () => {
  const draft = empty();
  keep(board, draft, all(typed, { ...at(9, 9), down: true }, "SU"));
  draft.set(null);
  expect(madeOf(board, draft)).toMatchObject({ cursor: null, down: false, laid: [] });
});

test("a word to come that is turned before its square is chosen goes that way", () => {
  const draft = empty();
  keep(board, draft, { ...madeOf(board, draft), down: true });
  expect(madeOf(board, draft)).toMatchObject({ cursor: null, down: true });
  keep(board, draft, picked(madeOf(board, draft), 9 * side + 9));
  expect(madeOf(board, draft)).toMatchObject({ cursor: 9 * side + 9, down: true });
});
