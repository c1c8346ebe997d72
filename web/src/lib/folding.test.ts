/** An increment and the state it leads to; what does not follow from the state is not folded. */
import { expect, test } from "vitest";
import { Folded } from "./folding";
import type { Increment, Ply, State } from "./messages";

const ply = (number: number, move: string): Ply => ({ number, seat: 1, effects: { move } }) as Ply;

function state(version: number, plies: Ply[]): State {
  return {
    type: "state",
    table: { version, to_act: [1], outcome: null } as unknown as State["table"],
    seat: 1,
    view: { board: { letters: ["...", "..."] }, cells: "......", words: ["A", "B", "C"], turn: 1 },
    plies,
    clock: { kind: "none", running: [], remaining_ms: [], disc: [] },
    offers: [],
    answer: null,
    takebacks: [],
  };
}

function increment(since: number, changes: Partial<Increment>): Increment {
  const { clock, offers, answer, takebacks } = state(0, []);
  const none = { table: {}, view: {}, spliced: {}, count: 0, plies: [] };
  return { type: "increment", since, seat: 1, ...none, clock, offers, answer, takebacks, ...changes };
}

test("fields, fields of fields, places of lists and texts, and lines of the moves list change; the rest stays", () => {
  const folded = new Folded();
  const before = folded.take(state(3, [ply(1, "deal ??"), ply(2, "B")]))!;
  const after = folded.take(
    increment(3, {
      table: { version: 4, to_act: [2] },
      view: { turn: 2 },
      spliced: {
        "board.letters": [[1, 1, [".M."]]],
        "cells": [
          [4, 1, "X"],
          [1, 2, "YZ"],
        ],
        "words": [[1, 1, ["D", "E"]]],
      },
      count: 3,
      plies: [ply(1, "deal AB"), ply(3, "C")],
    }),
  )!;
  expect(after.table).toEqual({ version: 4, to_act: [2], outcome: null });
  expect(after.view).toEqual({
    board: { letters: ["...", ".M."] },
    cells: ".YZ.X.",
    words: ["A", "D", "E", "C"],
    turn: 2,
  });
  expect(after.plies.map((one) => one.effects.move)).toEqual(["deal AB", "B", "C"]);
  expect(before.table.version).toBe(3);
  expect(after.plies[1]).toBe(before.plies[1]);
});

test("a move taken back shortens the list, and another may come in its place", () => {
  const folded = new Folded();
  folded.take(state(3, [ply(1, "A"), ply(2, "B")]));
  const after = folded.take(increment(3, { table: { version: 5 }, count: 2, plies: [ply(2, "Z")] }))!;
  expect(after.plies.map((one) => one.effects.move)).toEqual(["A", "Z"]);
  expect(folded.take(increment(5, { count: 1 }))?.plies).toHaveLength(1);
});

test("what does not follow from the state that is there is not folded", () => {
  const folded = new Folded();
  expect(folded.take(increment(1, {}))).toBeNull();
  folded.take(state(3, []));
  expect(folded.take(increment(2, {}))).toBeNull();
  expect(folded.take(increment(3, { seat: 2 }))).toBeNull();
});
