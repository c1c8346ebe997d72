import { expect, test } from "vitest";
import { freshIn } from "./fresh";

test("a word formed is all new; of one that grew or changed, only the cards given", () => {
  expect(freshIn("", "MER")).toEqual([0, 1, 2]);
  expect(freshIn("MER", "AMERS")).toEqual([0, 4]);
  expect(freshIn("FARINE", "FAMINE")).toEqual([2]);
});
