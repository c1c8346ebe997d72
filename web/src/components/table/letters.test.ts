import { expect, test } from "vitest";
import type { EffectsInfo } from "../../lib/messages";
import type { Game } from "../../boards/defaults";
import { spelled, where } from "../../boards/grid/spelled";
import { spelledAs } from "../../lib/letters";
import { lettersOf, wordsOf } from "./letters";

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

test("where a turn lays several words, its place is that of the word named first", () => {
  const turn: EffectsInfo = {
    ...effects,
    words: ["OS", "RAT", "TRI"],
    laid: ["A1", "C3", "C5"],
    paths: [
      ["A1", "B1"],
      ["B3", "C3", "D3"],
      ["C3", "C4", "C5"],
    ],
  };
  expect(wordsOf({ spelled } as Game, turn)[0]).toBe("TRI");
  expect(where(turn)).toBe("C3 ↓");
  const alike: EffectsInfo = { ...turn, laid: ["A1", "B3"], words: ["OS", "RAT", "TRI"] };
  expect(wordsOf({ spelled } as Game, alike)[0]).toBe("RAT");
  expect(where(alike)).toBe("B3 →");
});

test("a word is spelt as it was told", () => {
  expect(spelledAs("CELERIONS", ["MENU", "CÈLERIONS"])).toBe("CÈLERIONS");
  expect(spelledAs("ME", ["MENU"])).toBe("ME");
});

test("the word of a preview has the accents of the sentence beside it", () => {
  const spelt = (says: string) =>
    lettersOf({ spelled } as Game, effects, says)
      .map(({ letter }) => letter)
      .join("");
  expect(spelt("Vous posez CÉLÉRIONS : 15 points.")).toBe("CÉLÉRIONS");
  expect(spelt("Vous posez CELERIONS : 15 points.")).toBe("CELERIONS");
  expect(spelt("")).toBe("CELERIONS");
});
