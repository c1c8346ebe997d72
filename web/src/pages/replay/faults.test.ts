import { expect, test } from "vitest";
import { inOrder, nextFault, worstOf } from "./faults";

const faults = [
  { ply: 3, seat: 2 },
  { ply: 6, seat: 1 },
  { ply: 8, seat: 4 },
  { ply: 11, seat: 1 },
];
/** From a ply to the next fault, and so on until the first comes again. */
function walk(own: number | null, from: number): number[] {
  const plies: number[] = [];
  for (let next = nextFault(faults, own, from); next; next = nextFault(faults, own, next.ply)) {
    if (plies.includes(next.ply)) break;
    plies.push(next.ply);
  }
  return plies;
}

test("the reader's own mistakes come before everybody else's", () => {
  expect(inOrder(faults, 1).map(({ ply }) => ply)).toEqual([6, 11, 3, 8]);
  expect(walk(1, 1)).toEqual([6, 11, 3, 8]);
  expect(walk(1, 7)).toEqual([11, 3, 8, 6]);
  expect(walk(1, 40)).toEqual([6, 11, 3, 8]);
});

test("who made none, or did not play, goes through them as they were made", () => {
  expect(walk(5, 4)).toEqual([6, 8, 11, 3]);
  expect(walk(null, 12)).toEqual([3, 6, 8, 11]);
});

test("a step back in the game always leads to the first mistake of whoever made it", () => {
  for (const own of [1, 2, 4, 5, null])
    for (let at = 1; at <= 12; at++) {
      const next = nextFault(faults, own, at);
      if (next && next.ply < at) expect(faults.find(({ seat }) => seat === next.seat)).toEqual(next);
    }
});

test("from the only mistake there is nowhere to go on to", () => {
  expect(nextFault(faults.slice(0, 1), 1, 1)).toEqual({ ply: 3, seat: 2 });
  expect(nextFault(faults.slice(0, 1), 1, 3)).toBeNull();
  expect(nextFault([], 1, 3)).toBeNull();
});

test("the moments to look at again are the reader's own, the worst first", () => {
  const told = faults.map((fault, i) => ({ ...fault, lost: [60, 10, 30, 20][i] ?? 0 }));
  expect(worstOf(told, 1, 3).map(({ ply }) => ply)).toEqual([11, 6]);
  expect(worstOf(told, null, 3).map(({ ply }) => ply)).toEqual([3, 8, 11]);
  expect(worstOf(told, 3, 1).map(({ ply }) => ply)).toEqual([3]);
});
