import { expect, test } from "vitest";
import { lostBy } from "./lines";

test("what was lost lies between the two chances shown", () => {
  expect(lostBy({ chance: 70.4, played: { chance: 64.6 } })).toBe(5);
  expect(lostBy({ chance: 69.5, played: { chance: 64.4 } })).toBe(6);
  expect(lostBy({ chance: 50, played: null })).toBe(0);
});
