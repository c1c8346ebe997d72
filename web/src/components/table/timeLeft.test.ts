import { expect, test } from "vitest";
import { secondsTo } from "./timeLeft";

test("seconds are counted down to nought", () => {
  expect(secondsTo(6000, 1000)).toBe(5);
  expect(secondsTo(6000, 5999)).toBe(1);
  expect(secondsTo(6000, 6000)).toBe(0);
  expect(secondsTo(6000, 9000)).toBe(0);
});
