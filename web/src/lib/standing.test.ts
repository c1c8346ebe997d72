import { afterEach, expect, test, vi } from "vitest";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("navigator", { language: "fr" });
const { ordinal, placeOf, standing } = await import("./standing");
const { prefs } = await import("./prefs.svelte");

const names = ["Camille", "Odile", "Lucien", "Rosalie", "Anselme"];
const of = (scores: number[], reader: number | null, more = {}): Parameters<typeof standing>[0] => ({
  scores,
  names: names.slice(0, scores.length),
  reader,
  lowestWins: false,
  ...more,
});
/** A name and its figure stay on one line. */
const plain = (text: string): string => text.replaceAll("\u00a0", " ");

afterEach(() => {
  prefs.language = "fr";
});

test("between two it is said who has what, the reader first", () => {
  expect(plain(standing(of([9, 12], 2)))).toBe("Vous 12 – Camille 9");
  expect(plain(standing(of([9, -1], null)))).toBe("Camille 9 – Odile −1");
  prefs.language = "en";
  expect(plain(standing(of([9, 12], 1)))).toBe("You 9 – Odile 12");
});

test("among more the reader has a place, in both languages", () => {
  const lexicon = of([76, -10, 6, 12], 1, { lowestWins: true });
  expect(standing(lexicon)).toBe("Vous 76 (4ᵉ sur 4)");
  expect(standing({ ...lexicon, reader: 2 })).toBe("Vous −10 (1ᵉʳ sur 4)");
  expect(standing(of([-40, -45, -45, -35, 165], 1))).toBe("Vous −40 (3ᵉ sur 5)");
  expect(standing(of([-40, -45, -45, -35, 165], 2))).toBe("Vous −45 (4ᵉ ex æquo sur 5)");
  prefs.language = "en";
  expect(standing(lexicon)).toBe("You 76 (4th of 4)");
  expect(standing(of([3, 3, 1], 2))).toBe("You 3 (joint 1st of 3)");
});

test("who watches is told who leads", () => {
  expect(plain(standing(of([76, -10, 6, 12], null, { lowestWins: true })))).toBe("En tête : Odile, −10");
  prefs.language = "en";
  expect(standing(of([5, 5, 1], null))).toBe("In the lead: Camille, Odile, 5");
});

test("nothing is said while nobody has a point", () => {
  expect(standing(of([0, 0, 0], 1))).toBe("");
});

test("winners come first and who gave up comes last, whatever is counted", () => {
  const left = of([5, 20, 30], 1, { lowestWins: true, resigned: [1] });
  expect(placeOf(left, 1)).toEqual({ rank: 3, tied: false });
  expect(placeOf(left, 2)).toEqual({ rank: 1, tied: false });
  expect(placeOf(of([5, 20, 30], 1, { lowestWins: true, winners: [2] }), 1)).toEqual({
    rank: 2,
    tied: false,
  });
});

test("ordinals", () => {
  expect([1, 2, 8].map(ordinal)).toEqual(["1ᵉʳ", "2ᵉ", "8ᵉ"]);
  prefs.language = "en";
  expect([1, 2, 3, 4, 11, 22].map(ordinal)).toEqual(["1st", "2nd", "3rd", "4th", "11th", "22nd"]);
});
