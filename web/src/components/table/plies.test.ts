import { expect, test } from "vitest";
import type { EffectsInfo } from "../../lib/messages";
import { describe } from "./plies";

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

test("a line leads with the word that lays most letters, spelt as it was told", () => {
  const told = { fr: "{1|vous posez|Club pose} [CÈLERIONS].", en: "" };
  expect(describe("jago", { seat: 1, effects, told }).word).toBe("CÈLERIONS, ME");
});
