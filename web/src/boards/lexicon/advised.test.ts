import { describe, expect, it } from "vitest";
import type { Ghost } from "../grid/ghosts";
import { advisedBy } from "./advised";

const ghost = (move: string): Ghost => ({ name: "A", seat: 1, effects: { move } as Ghost["effects"] });
const TABLE = ["CET", "EX"];

describe("an alternative on the table of LEXICON", () => {
  it("is a new word of which every card comes from the hand", () => {
    expect(advisedBy(ghost("word LARgUENT"), TABLE)).toEqual({
      name: "A",
      number: 0,
      word: "LARgUENT",
      fresh: Array.from({ length: 8 }, () => true),
    });
  });

  it("stands on the word it lengthens: its own cards are dashed", () => {
    const advised = advisedBy(ghost("insert 2 TELEX"), TABLE);
    expect(advised?.number).toBe(2);
    expect(advised?.fresh.filter(Boolean)).toHaveLength(3);
    expect(advised?.fresh.at(-1)).toBe(false);
  });

  it("stands on the word whose card it takes", () => {
    expect(advisedBy(ghost("exchange 1 CEP"), TABLE)?.fresh).toEqual([false, false, true]);
  });

  it("is nothing where a card is thrown away, or where there is none", () => {
    expect(advisedBy(ghost("discard W stock"), TABLE)).toBeNull();
    expect(advisedBy(undefined, TABLE)).toBeNull();
  });
});
