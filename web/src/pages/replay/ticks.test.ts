import { expect, test } from "vitest";
import { ticksOf } from "./ticks";

test("a few moves are numbered, at even steps", () => {
  expect(ticksOf(0)).toEqual([]);
  expect(ticksOf(5)).toEqual([1, 2, 3, 4, 5]);
  expect(ticksOf(10)).toEqual([2, 4, 6, 8, 10]);
  expect(ticksOf(31)).toEqual([10, 20, 30]);
  expect(ticksOf(70)).toEqual([20, 40, 60]);
  expect(ticksOf(2400).length).toBeLessThanOrEqual(6);
});
