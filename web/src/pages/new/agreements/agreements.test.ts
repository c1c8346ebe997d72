import { describe, expect, test } from "vitest";
import type { GameInfo, OptionInfo } from "../../../lib/messages";
import { budgets, withBudgets } from "./budgets";
import { agreed, atTableOf, sharedOut } from "./values";
import { apportioned, chosenClasses, classesText, counts, countsText } from "./words";

test("budgets go from text to minutes and back, with what each move gives back", () => {
  expect(budgets("budget 10m/15m")).toEqual([10, 15]);
  expect(budgets("budget 1h30m+10s")).toEqual([90]);
  expect(["none", "turn 60s", "disc 5x60s", "budget soon"].map(budgets)).toEqual([null, null, null, null]);
  expect(withBudgets("budget 15m", [10, 15])).toBe("budget 10m/15m");
  expect(withBudgets("budget 10m/15m+5s", [12, 12])).toBe("budget 12m+5s");
  expect(withBudgets("budget 5m", [0, Number.NaN])).toBe("budget 1m");
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

describe("what each is given", () => {
  const share = { name: "share", default: "all", most: 90, in_all: 90, by_lot: false };
  const choices = ["all", "15", "20", "25"].map((value) => ({ value, label: { fr: value, en: value } }));
  const known = { options: [{ ...share, choices }], among_people: {}, with_machines: {} };
  const atTable = (seats: number): GameInfo => atTableOf(seats, known as unknown as GameInfo);

  test("is offered only where there is enough for everybody", () => {
    const offered = (seats: number): string[] =>
      atTable(seats).options.flatMap(({ choices }) => choices.map(({ value }) => value));
    expect(offered(3)).toEqual(["all", "15", "20", "25"]);
    expect(offered(4)).toEqual(["all", "15", "20"]);
    expect(offered(7)).toEqual(["all"]);
  });

  test("is told in figures, with what is left over", () => {
    const [option] = atTable(4).options as [OptionInfo];
    expect(sharedOut(option, "all", 4)).toEqual({ each: 22, rest: 2 });
    expect(sharedOut(option, "15", 4)).toEqual({ each: 15, rest: 30 });
    expect(sharedOut(option, "all", 3)).toEqual({ each: 30, rest: 0 });
    expect(sharedOut({ ...option, in_all: null }, "all", 4)).toBeNull();
  });

  test("and chosen before somebody joined, it is shared out again", () => {
    expect(agreed(atTable(3), { share: "25" }, true)).toEqual({ share: "25" });
    expect(agreed(atTable(4), { share: "25" }, true)).toEqual({});
  });
});
