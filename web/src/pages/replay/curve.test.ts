import { expect, test } from "vitest";
import { isDotted, joinsOf, strokesOf } from "./curve";
import { lostBy } from "./lines";

const told = {
  before: [
    [56, 44],
    [45, 55],
    [60, 40],
  ],
  chances: [
    [56, 44],
    [44.8, 55.2],
    [58, 42],
    [60, 40],
  ],
};

test("a stroke falls by what its move lost, as the list beside it says", () => {
  expect(strokesOf(told, 1)).toEqual([
    { ply: 1, from: 56, to: 44.8 },
    { ply: 2, from: 45, to: 58 },
    { ply: 3, from: 60, to: 60 },
  ]);
  const [first] = strokesOf(told, 1);
  const { from, to } = first ?? { from: 0, to: 0 };
  expect(lostBy({ chance: from, played: { chance: to } })).toBe(Math.round(from) - Math.round(to));
});

test("between two strokes the curve goes over to what the next search sees", () => {
  expect(joinsOf(strokesOf(told, 2))).toEqual([
    { ply: 1, from: 55.2, to: 55 },
    { ply: 2, from: 42, to: 40 },
  ]);
});

test("only what is seen as dots is dotted, and less is drawn without a break", () => {
  expect(isDotted({ ply: 2, from: 42, to: 40 })).toBe(false);
  expect(isDotted({ ply: 2, from: 30, to: 37 })).toBe(true);
});
