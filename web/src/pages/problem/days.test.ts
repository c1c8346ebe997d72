import { expect, test } from "vitest";
import { dayBefore, dayOf, longest, streak, today, week, type Results } from "./days";
import { shareText, squares } from "./share";

const found = (tries = 1) => ({ key: "x-1", tries, found: true });
const seen = { key: "x-1", tries: 3, found: false };

test("a streak counts back from today, or from yesterday while today is open", () => {
  const results: Results = { "2026-11-18": found(), "2026-11-19": found(2) };
  expect(streak(results, "2026-11-20")).toBe(2);
  expect(streak({ ...results, "2026-11-20": found() }, "2026-11-20")).toBe(3);
  expect(streak({ ...results, "2026-11-20": seen }, "2026-11-20")).toBe(0);
  expect(streak(results, "2026-11-22")).toBe(0);
  expect(longest({ ...results, "2026-11-25": found(), "lexi-3": found() })).toBe(2);
});

test("a problem is known by the latest day it was answered for", () => {
  const results: Results = { "2026-11-18": found(), "2026-11-19": { ...seen, key: "x-2" }, "x-3": found() };
  expect(dayOf(results, "x-1")).toBe("2026-11-18");
  expect(dayOf({ ...results, "2026-11-25": found() }, "x-1")).toBe("2026-11-25");
  expect(dayOf(results, "x-3")).toBe("");
});

test("days go over the ends of months and years", () => {
  expect(dayBefore("2026-03-01")).toBe("2026-02-28");
  expect(dayBefore("2027-01-01")).toBe("2026-12-31");
  expect(today(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
});

test("a week begins on Monday", () => {
  const days = week({ "2026-11-16": found(), "2026-11-17": seen }, "2026-11-19");
  expect(days.map((day) => day.state)).toEqual([
    "found",
    "missed",
    "unplayed",
    "today",
    "open",
    "open",
    "open",
  ]);
  expect(days[0]?.date).toBe("2026-11-16");
  expect(
    week({}, "2026-11-18")
      .slice(0, 3)
      .map((day) => day.state),
  ).toEqual(["unplayed", "unplayed", "today"]);
});

test("the shared grid counts points and names no letter", () => {
  const tries = [
    { worth: 5, solved: false },
    { worth: 9, solved: false },
    { worth: 10, solved: true },
  ];
  expect(tries.map((tried) => squares(tried, 10).full)).toEqual([5, 9, 10]);
  expect(shareText(["Joute nº 214", "X", "3 essais"], tries, 10)).toBe(
    "Joute nº 214 · X · 3 essais\n■■■■■□□□□□\n■■■■■■■■■□\n■■■■■■■■■■",
  );
  const won = [
    { worth: null, solved: false },
    { worth: 1, solved: true },
  ];
  expect(shareText(["Joute nº 215", "X", "2 essais"], won, 1)).toBe("Joute nº 215 · X · 2 essais · □■");
  expect(shareText(["Joute nº 215", "X", "solution vue"], [], 1)).toBe("Joute nº 215 · X · solution vue");
});

test("a wrong try never fills the row", () => {
  expect(squares({ worth: 64, solved: false }, 64)).toEqual({ full: 9, all: 10 });
  expect(squares({ worth: -4, solved: false }, 12)).toEqual({ full: 0, all: 10 });
});
