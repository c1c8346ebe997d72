import { expect, test } from "vitest";
import type { EffectsInfo, LookedInfo } from "../../lib/messages";
import { firstNamed, ghostsOf, hintSays, lostBy, meets } from "./lines";

test("what was lost lies between the two chances shown", () => {
  expect(lostBy({ chance: 70.4, played: { chance: 64.6 } })).toBe(5);
  expect(lostBy({ chance: 69.5, played: { chance: 64.4 } })).toBe(6);
  expect(lostBy({ chance: 50, played: null })).toBe(0);
});

test("an alternative that meets what the move played changed lies on the position before", () => {
  const effects = (changed: Partial<EffectsInfo>): EffectsInfo =>
    ({ paths: [], laid: [], turned: [], removed: [], moved: [], ...changed }) as unknown as EffectsInfo;
  const ghost = { name: "A", seat: 1, effects: effects({ paths: [["C1", "C2"]], laid: ["C1"] }) };
  expect(meets(ghost, effects({ laid: ["H8"] }))).toBe(false);
  expect(meets(ghost, effects({ turned: ["C2"] }))).toBe(true);
  expect(meets(ghost, effects({ moved: ["A1", "C1"] }))).toBe(true);
});

test("of alternatives as good, the one people know is drawn: the sentence names it too", () => {
  const line = (move: string, chance: number, known: boolean): object => ({
    effects: { kind: "word", move, words: [move], paths: [], moved: [], laid: [] },
    chance,
    known,
  });
  const drawn = (...best: object[]): string | undefined =>
    ghostsOf({ seat: 1, lost: 9, best, played: null } as unknown as LookedInfo, "")[0]?.effects.move;
  expect(drawn(line("YTTRIA", 58, false), line("CHAT", 56, true))).toBe("CHAT");
  expect(drawn(line("YTTRIA", 58, false), line("CHAT", 55, true))).toBe("YTTRIA");
});

test("cards have no squares: an alternative lies on the table as it was, and one thrown away is not drawn", () => {
  const cards = (kind: string, words: string[]): EffectsInfo =>
    ({ kind, move: kind, words, paths: [], laid: ["T"], turned: [], removed: [], moved: [] }) as never;
  const ghost = { name: "A", seat: 1, effects: cards("word", ["TU"]) };
  expect(meets(ghost, cards("discard", []))).toBe(true);
  const looked = (effects: EffectsInfo): LookedInfo =>
    ({ seat: 1, lost: 9, best: [{ effects, chance: 40 }], played: null }) as never;
  expect(ghostsOf(looked(cards("word", ["TU"])), "")).toHaveLength(1);
  expect(ghostsOf(looked(cards("discard", [])), "")).toEqual([]);
});

test("of many words the first are named; a single one more is named too", () => {
  expect(firstNamed(["ÂNE", "SA", "EN", "NE"])).toEqual({ named: ["ÂNE", "SA", "EN", "NE"], more: 0 });
  expect(firstNamed(["ÂNE", "SA", "EN", "NE", "SI"])).toEqual({ named: ["ÂNE", "SA", "EN"], more: 2 });
});

test("of the best move given by a hint nothing is said twice", () => {
  const said = {
    fr: "[PUS] (+3). Rien de mieux n’a été trouvé.",
    en: "[PUS] (+3). Nothing better was found.",
  };
  expect(hintSays({ verdict: "best", said }, false)).toBeNull();
  expect(hintSays({ verdict: "best", said: { fr: "", en: "" } }, false)).toBe("advised.well");
  expect(hintSays({ verdict: "good", said }, false)).toBe("advised.well");
  expect(hintSays({ verdict: "mistake", said }, true)).toBe("advised.says");
});
