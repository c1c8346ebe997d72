import { expect, test } from "vitest";
import { slideOf } from "./slide";

test("where a letter goes, and the words it is traced through", () => {
  expect(slideOf({ moved: ["A2", "C4"], paths: [["B6", "A6", "B5"]] })).toEqual({
    from: "A2",
    to: "C4",
    paths: [["B6", "A6", "B5"]],
  });
});

test("what moves no letter is no slide", () => {
  expect(slideOf({ moved: [], paths: [] })).toBeNull();
});
