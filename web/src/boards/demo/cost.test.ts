import { expect, it, vi } from "vitest";
import type { EffectsInfo, State } from "../../lib/messages";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("navigator", { language: "fr" });
const { leaves } = await import("./cost");

const square_values = [
  ["*", 20],
  ["A", 10],
  ["B", 5],
  ["E", 10],
];
const table = (hand: string | null, count = 5, seats: number[] = []): State =>
  ({
    seat: 1,
    table: { you: [1] },
    view: { hands: [hand], counts: [count], square_values, window: { seats } },
  }) as unknown as State;
/** Without the spaces that keep a sign with its word. */
const plain = (text: string): string => text.replaceAll("\u00a0", " ");
const way = (...laid: string[]): EffectsInfo => ({ laid }) as unknown as EffectsInfo;
const draft = (letters: string): { composition: object } => ({
  composition: { laid: [...letters].map((letter) => ({ square: "M13", letter })), down: false },
});

it("says what the squares left would cost, a joker being laid for a letter", () => {
  expect(plain(leaves(table("*AABE"), way("M13", "N13"), draft("AB")))).toBe(
    "Il vous restera 3 carrés : 40 points si vous perdez.",
  );
  expect(plain(leaves(table("*AABE"), way("M13", "N13"), draft("Ab")))).toBe(
    "Il vous restera 3 carrés : 25 points si vous perdez.",
  );
});

it("says nothing of a cost it does not know", () => {
  expect(leaves(table(null), way("M13", "N13"), draft("AB"))).toBe("Il vous restera 3 carrés.");
});

it("leaves the room to what playing accepts", () => {
  expect(leaves(table("*AABE", 5, [1]), way("M13", "N13"), draft("AB"))).toBe("Il vous restera 3 carrés.");
});

it("says that the hand is empty", () => {
  expect(leaves(table("AB", 2), way("M13", "N13"), draft("AB"))).toMatch(/^Vous n’avez plus de carré/);
});
