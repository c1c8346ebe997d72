import { expect, test } from "vitest";
import { readTimes } from "./times";

test("hours are read as people write them", () => {
  expect(readTimes("10h, 9:30 14h30;2026-11-22T8:05").read).toEqual([
    "10:00",
    "09:30",
    "14:30",
    "2026-11-22T08:05",
  ]);
  expect(readTimes("").read).toEqual([]);
});

test("what is no hour is named", () => {
  expect(readTimes("10:00 midi").bad).toBe("midi");
  expect(readTimes("25:00").bad).toBe("25:00");
  expect(readTimes("10:75").bad).toBe("10:75");
});
