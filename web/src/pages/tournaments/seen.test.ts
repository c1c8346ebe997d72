import { expect, test } from "vitest";
import type { DeskInfo } from "../../lib/messages";
import { isOvertaken, scoresSeen } from "./seen";

const holding = (points: number | null): DeskInfo =>
  ({ tables: [{ seats: [{ player: 3, points }] }] }) as unknown as DeskInfo;
const line = { who: 3, action: "score 20" };

test("a score that another device has changed meanwhile is noticed", () => {
  expect(isOvertaken(line, scoresSeen([line], holding(null)), holding(50))).toBe(true);
  expect(isOvertaken(line, scoresSeen([line], holding(41)), holding(50))).toBe(true);
});

test("nothing has come between: still empty, still the same, or the same score twice", () => {
  expect(isOvertaken(line, scoresSeen([line], holding(null)), holding(null))).toBe(false);
  expect(isOvertaken(line, scoresSeen([line], holding(41)), holding(41))).toBe(false);
  expect(isOvertaken(line, scoresSeen([line], holding(null)), holding(20))).toBe(false);
  expect(isOvertaken({ who: 3, action: "initial 4" }, {}, holding(50))).toBe(false);
});
