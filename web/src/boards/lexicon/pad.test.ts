import { describe, expect, it } from "vitest";
import type { Ply } from "../../lib/messages";
import { rowsOf } from "./pad";

const ply = (kind: string, seat: number, scores: number[], counted: object | null = null): Ply =>
  ({ seat, effects: { kind, scores }, counted }) as unknown as Ply;
const count = (out: number[], retired: number[] = []): object => ({ out, retired });

/** The second resigns in the first deal with 24 points, the third is out of the second, the first passes the limit. */
const PLIES = [
  ply("draw", 0, [0, 0, 0]),
  ply("deal", 0, [0, 0, 0]),
  ply("resign", 2, [0, 24, 0]),
  ply("accept", 1, [18, 24, 0], count([2, 3])),
  ply("deal", 0, [18, 24, 0]),
  ply("accept", 3, [18, 24, 90], count([1, 2])),
  ply("deal", 0, [18, 24, 90]),
  ply("accept", 1, [18, 24, 102], count([1, 2], [3])),
];

describe("the score pad", () => {
  it("says « – » for deals that somebody who left did not play", () => {
    const rows = rowsOf(PLIES, [18, 24, 102], true);
    expect(rows.map((row) => row[1]?.points)).toEqual([24, null, null]);
    expect(rows.map((row) => row[1]?.finished)).toEqual([false, false, false]);
  });

  it("says in which deal, and how, somebody left", () => {
    const rows = rowsOf(PLIES, [18, 24, 102], true);
    expect(rows.map((row) => row.map(({ left }) => left))).toEqual([
      [null, "resigned", null],
      [null, null, null],
      [null, null, "retired"],
    ]);
  });

  it("tells who laid all cards, whatever contests cost", () => {
    const rows = rowsOf(PLIES, [18, 24, 102], true);
    expect(rows.map((row) => row[0]?.finished)).toEqual([false, true, true]);
    expect(rows.map((row) => row[2]?.points)).toEqual([0, 90, 12]);
  });

  it("leaves out the deal that is being played", () => {
    expect(rowsOf(PLIES.slice(0, 5), [18, 24, 0], false)).toHaveLength(1);
    expect(rowsOf([], [], false)).toEqual([]);
  });
});
