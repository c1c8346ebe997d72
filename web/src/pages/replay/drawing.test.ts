import { expect, test } from "vitest";
import { drawingOf, NOTHING_DRAWN } from "./drawing";

const changed = (move: string, laid: string[]): object => ({
  kind: "word",
  move,
  words: [move],
  paths: [laid],
  laid,
  turned: [],
  removed: [],
  moved: [],
});
const plies = [{ effects: changed("MER", ["C3"]) }, { effects: changed("SEL", ["D4", "D5"]) }];

/** At the second ply, where the alternative lies on those squares. */
function looking(laid: string[], idea = ""): Parameters<typeof drawingOf>[0] {
  const best = [{ effects: changed("ÉTÉ", laid), chance: 60, known: true, spelt: ["ÉTÉ"] }];
  const played = { effects: plies[1]?.effects, chance: 40, spelt: ["SEL"] };
  const review = { of: () => ({ seat: 1, lost: 20, best, played }) };
  return { at: 2, idea, replayed: { plies }, review } as never;
}

test("an alternative elsewhere on the board is drawn beside the move played", () => {
  const { drawn, before, hidden, word } = drawingOf(looking(["H8"]));
  expect([drawn.length, before, hidden, word]).toEqual([1, null, false, "ÉTÉ"]);
});

test("whoever comes to a move sees it as it was played; an alternative in its place comes when chosen", () => {
  expect(drawingOf(looking(["D4"]))).toMatchObject({ drawn: [], before: null, hidden: true });
  expect(drawingOf(looking(["D4"], "A"))).toMatchObject({ before: plies[0], hidden: false });
});

test("nothing is drawn where nothing was looked at", () => {
  expect(drawingOf({ ...looking([]), review: { of: () => null } } as never)).toBe(NOTHING_DRAWN);
});
