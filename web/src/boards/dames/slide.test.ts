import { expect, test } from "vitest";
import { slideOf } from "./slide";

test("a move tells where it goes and what it traces; a joker set is no word", () => {
  expect(slideOf({ move: "E2xE4 PIRE@F5.E4.E5.D6 ON@E4.F5 +S@F4" })).toEqual({
    from: "E2",
    to: "E4",
    paths: [
      ["F5", "E4", "E5", "D6"],
      ["E4", "F5"],
    ],
  });
  expect(slideOf({ move: "A2-A3" })?.paths).toEqual([]);
  expect(slideOf({ move: "resign" })).toBe(null);
});
