import { expect, test, vi } from "vitest";
import type { OutcomeInfo, State } from "../../lib/messages";

vi.stubGlobal("navigator", { language: "fr" });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("localStorage", { getItem: () => null });
const { givesReason, headlineOf, paidHeadline } = await import("./headline");

const names = ["Camille", "Odile", "Lucien"];
const seats = names.map((name, i) => ({ seat: i + 1, kind: "here", name }));

function headline(scores: number[], winners: number[], you: number[]): string {
  const table = { seats, scores, you } as unknown as State["table"];
  return paidHeadline({ table }, { winners } as OutcomeInfo);
}

test("who won, and what the reader pays or receives", () => {
  expect(headline([-5, 15, -10], [2], [1])).toMatch(/^Odile a gagné\s; vous payez 5 points\.$/);
  expect(headline([-5, 15, -10], [2], [2])).toBe("Vous avez gagné et recevez 15 points.");
  expect(headline([-5, 15, -10], [2], [])).toBe("Odile a gagné.");
  expect(headline([-5, 15, -10], [2], [1, 2, 3])).toBe("Odile a gagné.");
});

test("where nothing is paid, or several win, the game says it", () => {
  expect(headline([41, 12, 30], [2], [1])).toBe("");
  expect(headline([-10, 5, 5], [2, 3], [1])).toBe("");
  expect(headline([0, 0, 0], [], [1])).toBe("");
});

test("a title that says why is not followed by another reason", () => {
  expect(givesReason("Camille a gagné avec 94 points : les autres sont éliminés.", "by points")).toBe(true);
  expect(givesReason("Vous abandonnez sans reprendre la tête : Odile gagne.", "resignation")).toBe(true);
  expect(givesReason("Camille resigned: Odile wins.", "resignation")).toBe(true);
  expect(givesReason("Vous avez gagné, 75 à 70.", "by points")).toBe(false);
  expect(givesReason("Rosalie a gagné : 12 carrés restent aux autres.", "all laid")).toBe(false);
});

const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, " ");

function ended(game: string, more: object, hands: string[] | null = null): { title: string; then: string } {
  const table = { game, seats, resigned: [], ...more } as unknown as State["table"];
  const plies = [{ counted: hands && { hands } }] as unknown as State["plies"];
  const told = { fr: "{2|Vous avez|Odile a} gagné avec 34 points : les autres …", en: "" };
  const { title, then } = headlineOf({ table, plies }, { winners: [2], told } as unknown as OutcomeInfo);
  return { title: plain(title), then: plain(then) };
}

test("who resigned among several is told so first, then how it ended for the others", () => {
  expect(ended("lexicon", { scores: [72, 34, 104], you: [1], resigned: [1] })).toEqual({
    title: "Vous avez abandonné avec 72 points : 3ᵉ sur 3.",
    then: "Odile a gagné avec 34 points : les autres …",
  });
  expect(ended("demo", { scores: [-70, 85, -15], you: [1], resigned: [1] })).toEqual({
    title: "Vous avez abandonné et payez 70 points.",
    then: "Odile a gagné.",
  });
  const both = {
    seats,
    scores: [-10, 5, 5],
    you: [1],
    resigned: [1],
    game: "demo",
  } as unknown as State["table"];
  expect(headlineOf({ table: both, plies: [] }, { winners: [2, 3] } as unknown as OutcomeInfo).then).toBe(
    "Odile et Lucien ont gagné.",
  );
  const hands = ["???????", "", "???"];
  expect(ended("amusante", { scores: [0, 10, 0], you: [1], resigned: [1] }, hands).title).toBe(
    "Vous avez abandonné avec 7 carrés en main.",
  );
});

test("who lost among several reads their own place or squares", () => {
  expect(ended("lexicon", { scores: [112, 34, 104], you: [3] })).toEqual({
    title: "Vous finissez 2ᵉ sur 3, avec 104 points.",
    then: "Odile a gagné avec 34 points : les autres …",
  });
  expect(ended("amusante", { scores: [0, 10, 0], you: [3] }, ["???????", "", "???"])).toEqual({
    title: "Odile a gagné ; il vous restait 3 carrés.",
    then: "",
  });
});

test("winners, spectators and pairs are told the end as it is", () => {
  const told = "Odile a gagné avec 34 points : les autres …";
  expect(ended("lexicon", { scores: [112, 34, 104], you: [] })).toEqual({ title: told, then: "" });
  expect(ended("lexicon", { scores: [112, 34, 104], you: [2] }).title).toMatch(/^Vous avez gagné avec 34/);
  expect(ended("lexicon", { scores: [112, 34], seats: seats.slice(0, 2), you: [1] })).toEqual({
    title: told,
    then: "",
  });
});
