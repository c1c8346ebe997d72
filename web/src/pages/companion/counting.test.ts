import { expect, test } from "vitest";
import { beyond, lettersOf, worth, unwritten } from "./counting";

const box = { letters: { "A": 4, "E": 12, "*": 1 }, values: { "A": 10, "E": 10, "*": 15 }, start: "" };

test("a thirteenth E is refused, a twelfth is not", () => {
  expect(beyond(box, "E".repeat(12))).toEqual([]);
  expect(beyond(box, "E".repeat(13))).toEqual([{ letter: "E", count: 13, held: 12 }]);
  expect(beyond(box, "Z")).toEqual([{ letter: "Z", count: 1, held: 0 }]);
});

test("hands count by the values on the cards, or one a square where there are none", () => {
  expect(worth(box, "AE*")).toBe(35);
  expect(worth({ ...box, values: {} }, "AE*")).toBe(3);
});

test("letters are taken as they are typed", () => {
  expect(lettersOf("é a ? z.")).toBe("EA*Z");
});

test("a round waits for the letters of all who still hold some", () => {
  const names = ["Mamie", "Luc", "Zoé"];
  expect(unwritten(names, ["", "AB", ""], 0)).toEqual(["Mamie", "Zoé"]);
  expect(unwritten(names, ["", "AB", ""], 1)).toEqual(["Zoé"]);
  expect(unwritten(names, ["", "AB", "C"], 1)).toEqual([]);
});
