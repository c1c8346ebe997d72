import { expect, test } from "vitest";
import { slideOf } from "./slide";

test("a move tells where it goes and what it traces; what moves no letter tells nothing", () => {
  const paths = [["F5", "E4", "E5", "D6"]];
  expect(slideOf({ moved: ["E2", "E4"], paths })).toEqual({ from: "E2", to: "E4", paths });
  expect(slideOf({ moved: [], paths: [] })).toBe(null);
});
