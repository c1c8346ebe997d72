import { expect, test, vi } from "vitest";
import type { OutcomeInfo, State } from "../../lib/messages";

vi.stubGlobal("navigator", { language: "fr" });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("localStorage", { getItem: () => null });
const { givesReason, paidHeadline } = await import("./headline");

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
