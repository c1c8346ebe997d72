import { expect, test } from "vitest";
import { edited, nothing, turnedTo, usedCards, type Made } from "./composition";
import { typedInto, untyped } from "./typing";

const HAND = [..."AFGS"];
const on = (tableWord: string): Made => turnedTo({ ...nothing, number: 1 }, "insert", tableWord);

function type(made: Made, tableWord: string, letters: string, hand = HAND): Made {
  return [...letters].reduce((word, letter) => {
    const next = typedInto(word, tableWord, letter, hand);
    if (!next) throw new Error(`${letter} was not taken after ${word.word}`);
    return next;
  }, made);
}

test("only the cards that go in: they go where the caret is", () => {
  expect(type(on("US"), "US", "A").word).toBe("USA");
  const first = edited(edited(on("US"), "US", "ArrowLeft")!, "US", "ArrowLeft")!;
  expect(type(first, "US", "F")).toMatchObject({ word: "FUS", at: 1 });
});

test("the whole new word: the letters that lie there are passed over", () => {
  const made = type(on("US"), "US", "FUSAS");
  expect(made).toMatchObject({ word: "FUSAS", at: 5 });
  expect(usedCards(made, "US").sort()).toEqual(["A", "F", "S"]);
});

test("the whole word, its letters in hand too", () => {
  expect(type(on("US"), "US", "FUSAS", [..."AFSSU"]).word).toBe("FUSAS");
  expect(type(on("TABLE"), "TABLE", "TABLES", [..."TABLES"]).word).toBe("TABLES");
});

test("the bench shows at once how far the word has come", () => {
  expect(type(on("US"), "US", "FU")).toMatchObject({ word: "FUS", at: 2 });
  expect(type(on("JOUAIT"), "JOUAIT", "JOU")).toMatchObject({ word: "JOUAIT", at: 3 });
});

test("a Maîtresse on the table is passed over like the letter it stands for", () => {
  expect(type(on("DEVRoNT"), "DEVRoNT", "DEVRONT").word).toBe("DEVRoNT");
});

test("from the caret on, what lies there is passed over where no such card is held", () => {
  const first = { ...on("MOT"), at: 1 };
  expect(type(first, "MOT", "OTS").word).toBe("MOTS");
});

test("a letter that neither has is not taken, and the word stays", () => {
  expect(typedInto(type(on("US"), "US", "F"), "US", "Z", HAND)).toBeNull();
  expect(typedInto(type(on("US"), "US", "FUSAS"), "US", "S", HAND)).toBeNull();
});

test("a letter typed is taken back as it came", () => {
  const made = type(on("US"), "US", "FUS");
  expect(untyped(made)).toMatchObject({ word: "FUS", at: 2 });
  expect(untyped(untyped(untyped(made)!)!)).toEqual(on("US"));
  expect(untyped(on("US"))).toBeNull();
});
