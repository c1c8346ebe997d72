import { expect, test } from "vitest";
import type { EffectsInfo } from "../../lib/messages";
import { endOf, lettersOf, squaresOf } from "./ghosts";

const effects = (more: Partial<EffectsInfo>): EffectsInfo => ({
  move: "",
  kind: "play",
  words: [],
  laid: [],
  turned: [],
  removed: [],
  gains: [],
  scores: [],
  paths: [],
  moved: [],
  doubtful: false,
  ...more,
});

test("only letters that were laid are ghosts, each with its own letter", () => {
  const word = effects({ words: ["MERE"], paths: [["C3", "D3", "E3", "F3"]], laid: ["F3"] });
  expect(lettersOf(word)).toEqual([{ square: "F3", letter: "E" }]);
  expect(endOf(word)).toBe("F3");
});

test("a letter that moves is a ghost where it arrives", () => {
  const slide = effects({ words: ["SEL"], paths: [["A1", "B2", "C1"]], moved: ["D4", "B2"] });
  expect(lettersOf(slide)).toEqual([{ square: "B2", letter: "E" }]);
});

test("a move without squares has no ghost", () => {
  expect(lettersOf(effects({ words: ["TABLE"], laid: ["T", "A"] }))).toEqual([]);
});

test("a board looks at what is suggested and at what was played", () => {
  const word = effects({ words: ["MERE"], paths: [["C3", "D3", "E3", "F3"]], laid: ["F3"] });
  expect(squaresOf([{ name: "A", seat: 1, effects: word, over: ["C4"] }])).toEqual(["F3", "C4"]);
  expect(squaresOf([])).toEqual([]);
});
