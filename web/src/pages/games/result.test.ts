import { afterEach, expect, test, vi } from "vitest";
import type { TableInfo } from "../../lib/messages";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("navigator", { language: "fr" });
const { companyOf } = await import("../../lib/company");
const { prefs } = await import("../../lib/prefs.svelte");
const { resultOf } = await import("./result");

const seat = (number: number, name: string): TableInfo["seats"][number] =>
  ({
    seat: number,
    name,
    kind: name.startsWith("Débutant") ? "machine" : "person",
  }) as unknown as TableInfo["seats"][number];
const over = (names: string[], you: number[], more: object): TableInfo =>
  ({
    game: "lexicon",
    seats: names.map((name, i) => seat(i + 1, name)),
    you,
    scores: names.map(() => 0),
    resigned: [],
    outcome: {
      winners: [2],
      reason: "by points",
      told: { fr: "{2|Vous avez|Débutant a} gagné.", en: "{2|You|Beginner} won." },
    },
    ...more,
  }) as unknown as TableInfo;
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, " ");
const FOUR = ["Odette", "Débutant", "Débutant 2", "Marcel"];

afterEach(() => {
  prefs.language = "fr";
  prefs.name = "";
});

test("who gave up is told so, with no place against the score", () => {
  const left = over(FOUR, [1], { scores: [8, 100, 120, 30], resigned: [1] });
  expect(plain(resultOf(left))).toBe("Vous avez abandonné (8 points) ; Débutant gagne.");
  const paid = over(FOUR, [1], { scores: [-70, 100, -15, -15], resigned: [1] });
  expect(plain(resultOf(paid))).toBe("Vous avez abandonné et payez 70 points ; Débutant gagne.");
  prefs.language = "en";
  expect(resultOf(left)).toBe("You resigned (8 points); Beginner wins.");
});

test("between two it is said of either", () => {
  const pair = ["Odette", "Marcel"];
  expect(plain(resultOf(over(pair, [1], { resigned: [1] })))).toBe("Vous avez abandonné ; Marcel gagne.");
  expect(plain(resultOf(over(pair, [2], { resigned: [1] })))).toBe("Odette a abandonné ; vous gagnez.");
  expect(plain(resultOf(over(pair, [1, 2], { resigned: [1] })))).toBe("Odette a abandonné ; Marcel gagne.");
});

test("among several the others who gave up are named after one's own place", () => {
  const played = over(FOUR, [1], { scores: [8, 5, 120, 30], resigned: [3, 4] });
  expect(plain(resultOf(played))).toMatch(
    /^Débutant a gagné\. Vous 8 \(2ᵉ sur 4\)\. Débutant 2 et Marcel ont abandonné\.$/,
  );
});

test("friends on the same screen are named, several machines counted", () => {
  prefs.name = "Odette";
  expect(companyOf(over(FOUR, [1, 4], {}))).toBe("avec Marcel et 2 machines");
  expect(companyOf(over(FOUR.slice(0, 2), [1], {}))).toBe("avec Débutant");
  prefs.name = "";
  expect(companyOf(over(FOUR, [1, 4], {}))).toBe("avec Odette, Marcel et 2 machines");
  prefs.language = "en";
  expect(companyOf(over(FOUR, [4], {}))).toBe("with Odette and 2 machines");
});
