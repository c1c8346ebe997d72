import { expect, test } from "vitest";
import { cornerFor, mapCorner } from "./mapCorner";

const seen = { region: { x: 0, y: 0, width: 400, height: 400 }, cell: 40, columns: 20 };
const at = (column: number, row: number): number => row * 20 + column;
const LOW = { high: false, left: false };

test("the map stays in its corner, and leaves it for the square being filled alone", () => {
  expect(mapCorner(seen, null)).toEqual(LOW);
  expect(mapCorner(seen, at(5, 8))).toEqual(LOW);
  expect(mapCorner(seen, at(9, 2))).toEqual(LOW);
  expect(mapCorner(seen, at(9, 9))).toEqual({ high: true, left: false });
});

test("the buttons keep away from the square being filled", () => {
  expect(cornerFor(seen, [], null)).toEqual(LOW);
  expect(cornerFor(seen, [], at(8, 8))).toEqual({ high: true, left: true });
});

test("the buttons go where they hide no letter", () => {
  expect(cornerFor(seen, [at(9, 9)], null)).toEqual({ high: true, left: false });
  expect(cornerFor(seen, [at(9, 9), at(9, 0)], null)).toEqual({ high: false, left: true });
});
