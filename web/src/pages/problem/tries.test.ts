import { beforeEach, expect, test, vi } from "vitest";
import { keepTries, keptTries, rightAnswer, type Tries } from "./tries";

const tried = (key: string, count: number, hints = 0): Tries => ({
  key,
  attempts: Array.from({ length: count }, (_, i) => ({
    solved: false,
    effects: null,
    worth: i,
    said: `A${i}`,
  })),
  hints,
});

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test("tries and hints are found again, until the problem is over", () => {
  expect(keptTries("2026-11-20", "dames-3")).toEqual(tried("dames-3", 0));
  keepTries("2026-11-20", tried("dames-3", 2, 1));
  expect(keptTries("2026-11-20", "dames-3")).toEqual(tried("dames-3", 2, 1));
  expect(keptTries("2026-11-21", "dames-3").attempts).toEqual([]);
  keepTries("2026-11-20", null);
  expect(keptTries("2026-11-20", "dames-3")).toEqual(tried("dames-3", 0));
});

test("a day that was given another problem begins anew", () => {
  keepTries("2026-11-20", tried("dames-3", 2, 1));
  expect(keptTries("2026-11-20", "jago-7")).toEqual(tried("jago-7", 0));
});

test("only the latest unfinished problems are kept", () => {
  for (let i = 0; i < 25; i++) keepTries(`jago-${i}`, tried(`jago-${i}`, 1));
  expect(keptTries("jago-4", "jago-4").attempts).toEqual([]);
  expect(keptTries("jago-5", "jago-5").attempts).toHaveLength(1);
});

test("a browser that keeps nothing begins anew", () => {
  vi.stubGlobal("localStorage", {
    getItem: () => "{",
    setItem: () => {
      throw new Error("full");
    },
  });
  keepTries("2026-11-20", tried("dames-3", 2));
  expect(keptTries("2026-11-20", "dames-3").attempts).toEqual([]);
});

test("a referee's right answer is known once it was given, or the solution seen", () => {
  const wrong = { solved: false, said: "JAG-7" };
  expect(rightAnswer([wrong], null)).toBe("");
  expect(rightAnswer([wrong, { solved: true, said: "JAG-6" }], null)).toBe("JAG-6");
  expect(rightAnswer([wrong], { refusal: null })).toBe("legal");
});
