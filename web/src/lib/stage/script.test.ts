import { expect, test } from "vitest";
import { LEAST, MOST, playsOf, scriptOf, type Motion } from "./script";

const nothing: Motion = { slide: null, path: [], laid: [], turned: [], removed: [] };
const acts = (motion: Partial<Motion>): string[] =>
  scriptOf({ ...nothing, ...motion }).steps.map((step) => `${step.act} ${step.square}`);

test("a letter slides, takes on its way, its word is traced, then letters turn", () => {
  const motion = {
    slide: { from: "D5", to: "F3" },
    path: ["F3", "G2", "H2", "H1"],
    removed: ["E4"],
    turned: ["G2", "H2", "H1"],
  };
  expect(acts(motion)).toEqual([
    "lift F3",
    "slide F3",
    "take E4",
    "trace F3",
    "trace G2",
    "trace H2",
    "trace H1",
    "turn G2",
    "turn H2",
    "turn H1",
  ]);
});

test("letters laid land in the order of the word, those in place are traced", () => {
  expect(acts({ path: ["C3", "D3", "E3"], laid: ["D3", "E3"] })).toEqual(["trace C3", "lay D3", "lay E3"]);
});

test("a step never comes before the one it follows from", () => {
  const { steps } = scriptOf({ ...nothing, path: ["A1", "A2"], laid: ["A2"], turned: ["A1"] });
  const times = steps.map((step) => step.at);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
});

test("a move takes about a second, however much it does", () => {
  const many = Array.from({ length: 30 }, (_, i) => `A${i + 1}`);
  const long = scriptOf({ ...nothing, slide: { from: "B1", to: "A1" }, path: many, turned: many });
  expect(long.lasts).toBe(MOST);
  expect(Math.max(...long.steps.map((step) => step.at + step.lasts))).toBeLessThanOrEqual(MOST + 0.001);
  expect(scriptOf(nothing).lasts).toBe(LEAST);
});

test("by square, a board knows when its letter lands, slides in or turns", () => {
  const script = scriptOf({
    ...nothing,
    slide: { from: "D5", to: "F3" },
    path: ["F3", "G2"],
    turned: ["G2"],
  });
  const plays = playsOf(script);
  expect(plays.get("F3")?.slides).toBe(120);
  expect(plays.get("G2")?.turns).toBe(560);
  expect(plays.has("D5")).toBe(false);
});
