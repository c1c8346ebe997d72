import { expect, test } from "vitest";
import { wordsOf } from "./words";

test("of many words the first are named; a single one more is named too", () => {
  expect(wordsOf({ spelt: ["ÂNE", "SA", "EN"] })).toBe("ÂNE, SA, EN");
  expect(wordsOf({ spelt: ["ÂNE", "SA", "EN", "NE"] })).toBe("ÂNE, SA, EN, NE");
  expect(wordsOf({ spelt: ["ÂNE", "SA", "EN", "NE", "SI"] })).toBe("ÂNE, SA, EN et 2 autres");
});
