import { expect, test } from "vitest";
import type { AnyView } from "../../lib/view";
import { fieldsOf, lettersIn } from "./fields";

const view = {
  game: "toy",
  seat: 1,
  to_act: [1],
  row: "AB",
  hand: "CDE",
  counts: [3, 2],
  turn: 1,
} as unknown as AnyView;

test("what the page does not tell elsewhere is told plainly", () => {
  expect(fieldsOf(view)).toEqual([
    ["counts", "3, 2"],
    ["turn", "1"],
  ]);
});

test("letters are found by the name of their field", () => {
  expect(lettersIn(view, "hand")).toBe("CDE");
  expect(lettersIn({} as AnyView, "row")).toBeNull();
});
