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

test("the first tap where the cursor came by itself does not turn the word, the next one does", () => {
  const taps = new Taps();
  expect(taps.confirms(312, null)).toBe(false); // chosen
  taps.cursorAt(312);
  taps.cursorAt(313); // a letter was typed
  expect(taps.confirms(313, 313)).toBe(true);
  expect(taps.confirms(313, 313)).toBe(false);
});

test("a square chosen once before, and left, is no longer one's own choice", () => {
  const taps = new Taps();
  taps.confirms(312, null);
  taps.cursorAt(312);
  taps.cursorAt(null); // the word was played
  taps.cursorAt(312);
  expect(taps.confirms(312, 312)).toBe(true);
});
