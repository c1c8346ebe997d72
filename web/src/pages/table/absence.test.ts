import { expect, test } from "vitest";
import { absenceOf } from "./absence";

test("who has left is said with how long, as far as this page has seen it", () => {
  expect(absenceOf(null, 999_999)).toEqual({ key: "absent", count: 0 });
  expect(absenceOf(0, 2_999)).toBeNull();
  expect(absenceOf(0, 3_000)).toEqual({ key: "now", count: 0 });
  expect(absenceOf(0, 59_999)).toEqual({ key: "now", count: 0 });
  expect(absenceOf(0, 190_000)).toEqual({ key: "minutes", count: 3 });
  expect(absenceOf(0, 7_300_000)).toEqual({ key: "hours", count: 2 });
});
