import { expect, it } from "vitest";
import { isNewToBluff } from "./bluff";

const table = (own: number, seats: number[] = []): Parameters<typeof isNewToBluff>[0] =>
  ({
    seat: 1,
    table: { you: [1] },
    view: { window: { state: seats.length ? "open" : "", seats, author: 2 } },
    plies: [2, 2, 2, 2, ...Array<number>(own).fill(1)].map((seat) => ({ seat, effects: { words: ["MER"] } })),
  }) as never;
const way = (doubtful: boolean): never => ({ doubtful }) as never;

it("says that a word is not checked until a few have been announced", () => {
  expect(isNewToBluff(table(0), way(true))).toBe(true);
  expect(isNewToBluff(table(2), way(true))).toBe(true);
  expect(isNewToBluff(table(3), way(true))).toBe(false);
});

it("says nothing of words that are checked, nor beside what else playing settles", () => {
  expect(isNewToBluff(table(0), way(false))).toBe(false);
  expect(isNewToBluff(table(0, [1]), way(true))).toBe(false);
});
