import { expect, test } from "vitest";
import { isAboutWord, mayGrow } from "./about";

test("a word the dictionary refuses may be looked up, also one made on the way", () => {
  expect(isAboutWord({ reason: "word_unknown", word: "MEQ" })).toBe(true);
  expect(isAboutWord({ reason: "word_proper_noun", word: "PARIS" })).toBe(true);
  expect(isAboutWord({ reason: "contact_unknown", word: "LR" })).toBe(true);
});

test("a good word in a bad place is not looked up", () => {
  expect(isAboutWord({ reason: "not_joined", word: "DOIGT" })).toBe(false);
  expect(isAboutWord({ reason: "not_the_whole_run", word: "DOIGT" })).toBe(false);
});

test("nothing is looked up where no word is named", () => {
  expect(isAboutWord({ reason: "word_unknown", word: "" })).toBe(false);
});

test("whatever is wrong with a word, it may be on the way to another", () => {
  for (const reason of ["word_unknown", "word_too_short", "word_abbreviation", "word_proper_noun"])
    expect(mayGrow({ reason })).toBe(true);
  expect(mayGrow({ reason: "contact_acronym" })).toBe(true);
  expect(mayGrow({ reason: "not_joined" })).toBe(false);
});
