import { expect, test } from "vitest";
import { largest, SIZES } from "./fitting";

test("cards are as large as they can be with every word in view", () => {
  expect(largest(() => true)).toBe(1);
  expect(largest((size) => size < 0.8)).toBe(0.72);
});

test("where no size will do, the least is taken and the mat is scrolled", () => {
  expect(largest(() => false)).toBe(Math.min(...SIZES));
});
