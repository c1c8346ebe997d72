import { expect, test } from "vitest";
import { Taps } from "./taps";

const at = (clientX: number, clientY: number, timeStamp: number, detail = 1) => ({
  clientX,
  clientY,
  timeStamp,
  detail,
});

test("a quick second tap at the same place is for the first square, wherever the board is by then", () => {
  const taps = new Taps();
  expect(taps.meant(at(100, 200, 1000), 312)).toBe(312);
  expect(taps.meant(at(104, 197, 1400), 288)).toBe(312);
  expect(taps.meant(at(102, 198, 1800), 288)).toBe(312);
});

test("a later tap there, or one elsewhere, is for the square it falls on", () => {
  const taps = new Taps();
  taps.meant(at(100, 200, 1000), 312);
  expect(taps.meant(at(100, 200, 3000), 288)).toBe(288);
  expect(taps.meant(at(130, 200, 3100), 289)).toBe(289);
});

test("a screen reader chooses each square by itself, without a place on the screen", () => {
  const taps = new Taps();
  taps.meant(at(0, 0, 1000, 0), 312);
  expect(taps.meant(at(0, 0, 1100, 0), 288)).toBe(288);
});
