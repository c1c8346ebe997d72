import { expect, test } from "vitest";
import { fr } from "./texts";
import { customClock, customOf, wordsOf, type Say } from "./words";

const say: Say = (key, data = {}) => fr[key].replace(/\{(\w+)\}/g, (_, name: string) => String(data[name]));

test("a clock in words", () => {
  expect(wordsOf("none", say)).toBe("Sans pendule");
  expect(wordsOf("budget 15m/15m", say)).toBe("15 minutes chacun pour la partie");
  expect(wordsOf("budget 5m+10s", say)).toBe("5 minutes chacun, plus 10 secondes par coup");
  expect(wordsOf("turn 60s", say)).toBe("1 minute par coup");
  expect(wordsOf("disc 5x60s", say)).toBe("Le disque, 5 minutes chacun");
});

test("minutes and seconds of one's own make a clock and back", () => {
  expect(customClock({ minutes: 7, more: 12 })).toBe("budget 7m+12s");
  expect(customOf("budget 7m+12s")).toEqual({ minutes: 7, more: 12 });
  expect(customOf("turn 60s")).toBeNull();
  expect(customClock({ minutes: Number.NaN, more: -3 })).toBe("budget 1m");
});
