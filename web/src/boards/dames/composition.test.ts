import { expect, test } from "vitest";
import type { Ghost } from "../grid/ghosts";
import { advisedBy, another, drawn, erased, nothing, tapped, typed } from "./composition";

const slid = tapped(tapped(nothing, "D2", true), "D4", false);

test("a letter, its square, then the word square by square", () => {
  const made = tapped(tapped(slid, "D4", false), "E4", false);
  expect(made).toMatchObject({ source: "D2", target: "D4", words: [{ path: ["D4", "E4"], typed: "" }] });
});

test("an advised move is drawn as if it were composed, its words apart", () => {
  const effects = {
    moved: ["F5", "D3"],
    paths: [
      ["C2", "D3"],
      ["D2", "D3", "E2"],
    ],
  };
  expect(advisedBy({ effects } as Ghost)).toMatchObject({
    source: "F5",
    target: "D3",
    words: [{ path: ["C2", "D3"] }, { path: ["D2", "D3", "E2"] }],
  });
});

test("a finger goes on to neighbours only, and back over the last square", () => {
  const made = drawn(drawn(slid, "D4"), "E5");
  expect(drawn(made, "H1")).toBe(made);
  expect(drawn(made, "D4").words).toEqual([{ path: ["D4"], typed: "" }]);
});

test("what is done last is undone first", () => {
  const made = another(typed(slid, "A"));
  expect(made.words).toHaveLength(2);
  expect(erased(made).words).toEqual([{ path: [], typed: "A" }]);
  expect(erased(erased(erased(made)))).toEqual({ ...nothing, source: "D2" });
});
