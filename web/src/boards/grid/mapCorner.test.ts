import { expect, test } from "vitest";
import { cornerFor } from "./mapCorner";

const region = { x: 0, y: 0, width: 400, height: 400 };
const at = (column: number, row: number): number => row * 20 + column;

test("the map keeps away from the square being filled", () => {
  expect(cornerFor(region, 40, 20, [], null)).toEqual({ high: false, left: false });
  expect(cornerFor(region, 40, 20, [], at(8, 8))).toEqual({ high: true, left: true });
});

test("the map goes where it hides no letter", () => {
  expect(cornerFor(region, 40, 20, [at(9, 9)], null)).toEqual({ high: true, left: false });
  expect(cornerFor(region, 40, 20, [at(9, 9), at(9, 0)], null)).toEqual({ high: false, left: true });
});
