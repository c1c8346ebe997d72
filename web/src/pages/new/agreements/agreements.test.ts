import { describe, expect, test } from "vitest";
import { budgets, budgetText, clockWords, seconds, type Say } from "./clocks";
import { apportioned, chosenClasses, classesText, counts, countsText } from "./words";

const say: Say = (key, data = {}) => [key, ...Object.values(data)].join(" ");

describe("clocks in words", () => {
  test.each([
    ["none", "clock.none"],
    ["budget 15m", "clock.budget time.m 15"],
    ["budget 15m/15m", "clock.budget time.m 15"],
    ["budget 10m/15m", "clock.unequal"],
    ["budget 3d", "clock.days time.d 3"],
    ["turn 60s", "clock.turn time.m.one"],
    ["turn 90s", "clock.turn time.s 90"],
    ["disc 5x60s", "clock.disc 5"],
  ])("%s", (clock, words) => {
    expect(clockWords(clock, say)).toBe(words);
  });

  test("budgets go from text to minutes and back", () => {
    expect(seconds("1h30m")).toBe(5400);
    expect(seconds("soon")).toBeNull();
    expect(budgets("budget 10m/15m")).toEqual([10, 15]);
    expect(budgets("turn 60s")).toBeNull();
    expect(budgetText([10, 15])).toBe("budget 10m/15m");
    expect(budgetText([12, 12])).toBe("budget 12m");
    expect(budgetText([0, Number.NaN])).toBe("budget 1m");
  });
});

describe("words", () => {
  const all = ["conjugated", "foreign", "propres"];
  test("only what differs from the game's own classes is written", () => {
    expect(classesText(["conjugated", "foreign"], ["conjugated", "foreign"], all)).toBe("");
    expect(classesText(["conjugated", "propres"], ["conjugated", "foreign"], all)).toBe("+propres,-foreign");
    expect(chosenClasses("+propres,-foreign", ["conjugated", "foreign"])).toEqual(["conjugated", "propres"]);
  });

  test("letters are counted, and shared out as often as they come", () => {
    expect(counts("A15 B6 Z2")).toEqual({ A: 15, B: 6, Z: 2 });
    expect(countsText({ B: 6, A: 15, C: 0 })).toBe("A15 B6");
    const given = apportioned({ A: 500, B: 499, Z: 1 }, 11);
    expect(given).toEqual({ A: 5, B: 5, Z: 1 });
    expect(Object.values(apportioned({ A: 1, B: 1, C: 1 }, 200)).reduce((a, b) => a + b)).toBe(200);
  });
});
