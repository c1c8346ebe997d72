import { expect, test } from "vitest";
import type { State } from "../../lib/messages";
import { askersOf } from "./asked";

/** Seat 1 has played, seat 2 holds the screen unless told otherwise. */
function table(mayContest: number[], { seat = 2, hides = ["hands"], state = "open" } = {}): State {
  const info = { you: [1, 2, 3], hides };
  return { seat, table: info, view: { window: { seats: mayContest, state } } } as unknown as State;
}

test("hands hidden: whoever holds the screen is asked first, alone", () => {
  expect(askersOf(table([2, 3]))).toEqual({ seats: [2], byName: false, elsewhere: false });
});

test("then the others, by name", () => {
  expect(askersOf(table([3]))).toEqual({ seats: [3], byName: true, elsewhere: true });
});

test("who has played the word and holds the screen answers for nobody else", () => {
  expect(askersOf(table([2], { seat: 1 }))).toEqual({ seats: [2], byName: true, elsewhere: true });
});

test("at the very end the screen goes round: everybody answers for themselves", () => {
  expect(askersOf(table([2, 3], { state: "closing" })).seats).toEqual([2]);
});

test("round an open board everybody is asked at once", () => {
  expect(askersOf(table([2, 3], { hides: [] }))).toEqual({ seats: [2, 3], byName: true, elsewhere: false });
});
