import { beforeEach, expect, test, vi } from "vitest";
import { advisedAt, keepAdvised, wasTold } from "./advised";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test("what was told for one turn says nothing of the same word at another", () => {
  keepAdvised("here", 3, "LA");
  keepAdvised("here", 3, "LA");
  keepAdvised("there", 1, "LA");
  const advice = advisedAt("here");
  expect(advice).toHaveLength(1);
  expect(wasTold(advice, 1, 1, ["C3h LA", "LA"])).toBe(false);
  expect(wasTold(advice, 3, 3, ["C3h LA", "LA"])).toBe(true);
  expect(wasTold(advice, 2, 4, ["C3h LA", "LA"])).toBe(true);
  expect(wasTold(advice, 3, 3, ["C3h LAC", "LAC"])).toBe(false);
});

test("a move is told as a whole, and a move without words is not what was told", () => {
  keepAdvised("here", 7, "F1h FORMEL");
  keepAdvised("here", 7, "");
  const advice = advisedAt("here");
  expect(advice).toEqual(["7 F1h FORMEL"]);
  expect(wasTold(advice, 7, 7, ["F1h FORMEL", "FORMEL"])).toBe(true);
  expect(wasTold(advice, 7, 7, ["A1h FORMEL", "FORMEL"])).toBe(false);
  expect(wasTold(advice, 7, 7, ["pass", ""])).toBe(false);
});
