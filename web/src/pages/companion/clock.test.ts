import { expect, test } from "vitest";
import { again, endTurn, minutesText, newClock, pause, readControl, resume, shown } from "./clock";

test("clocks are read as the options write them", () => {
  expect(readControl("disc 5x60s")).toEqual({ kind: "disc", ms: 60_000, start: 5 });
  expect(readControl("budget 15m")).toEqual({ kind: "budget", ms: 900_000, start: 0 });
  expect(readControl("bell 7m").ms).toBe(420_000);
  expect(readControl("none").kind).toBe("none");
});

test("JAG-22: the first minute is free, then each full minute moves the disc; the sum stays", () => {
  let clock = resume(newClock("disc 5x60s", 2), 0);
  expect(shown(clock, 59_000)).toMatchObject({ discs: [5, 5], ms: 1000, minutes: 0 });
  expect(shown(clock, 61_500).discs).toEqual([5, 5]); // two seconds for a hand that is laying
  expect(shown(clock, 62_000)).toMatchObject({ discs: [4, 6], ms: 58_000 });
  clock = endTurn(clock, 130_000);
  expect(clock).toMatchObject({ turn: 2, discs: [3, 7], spent: 0 });
  expect(shown(clock, 150_000)).toMatchObject({ discs: [3, 7], ms: 40_000 });
});

test("JAG-23: who has 1 left and lets the minute run out loses", () => {
  const clock = { ...resume(newClock("disc 5x60s", 2), 0), discs: [1, 9] };
  expect(shown(clock, 61_000).flagged).toBe(0);
  expect(shown(clock, 62_000)).toMatchObject({ flagged: 1, discs: [0, 10] });
});

test("DAM-22: each has a budget of their own, and a pause costs nothing", () => {
  let clock = resume(newClock("budget 15m", 2), 0);
  clock = endTurn(clock, 60_000);
  expect(clock.left).toEqual([840_000, 900_000]);
  clock = pause(clock, 70_000);
  expect(shown(clock, 999_000).left).toEqual([840_000, 890_000]);
  expect(shown(resume(clock, 2_000_000), 2_890_000).flagged).toBe(2);
});

test("TRN-2: the bell counts for the hand, whoever plays, and rings for everybody", () => {
  let clock = resume(newClock("bell 7m", 4), 0);
  clock = endTurn(clock, 60_000);
  expect(shown(clock, 120_000)).toMatchObject({ ms: 300_000, flagged: 0 });
  expect(shown(clock, 420_000).flagged).toBe(-1);
  expect(shown(again(clock), 500_000).ms).toBe(420_000);
});

test("LXD-21: a limit for each turn", () => {
  const clock = endTurn(resume(newClock("turn 120s", 2), 0), 100_000);
  expect(shown(clock, 190_000).ms).toBe(30_000);
  expect(minutesText(30_000)).toBe("0:30");
});
