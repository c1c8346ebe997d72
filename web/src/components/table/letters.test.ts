import { expect, test } from "vitest";
import type { EffectsInfo } from "../../lib/messages";
import type { Game } from "../../boards/defaults";
import { spelled } from "../../boards/grid/spelled";
import { spelledAs } from "../../lib/letters";
import { wordsOf } from "./letters";

const effects = {
  move: "I2v CELERIONS",
  kind: "turn",
  words: ["ME", "CELERIONS"],
  laid: ["I2", "I3", "I4"],
  turned: [],
  removed: [],
  gains: [15, 0],
  scores: [27, 1],
  paths: [
    ["H2", "I2"],
    ["I2", "I3", "I4", "I5"],
  ],
  moved: [],
} as unknown as EffectsInfo;

test("a line leads with the word that lays most letters", () => {
  expect(wordsOf({ spelled } as Game, effects)).toEqual(["CELERIONS", "ME"]);
});

test("a word is spelt as it was told", () => {
  expect(spelledAs("CELERIONS", ["MENU", "CÈLERIONS"])).toBe("CÈLERIONS");
  expect(spelledAs("ME", ["MENU"])).toBe("ME");
});
