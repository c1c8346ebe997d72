import { expect, test } from "vitest";
import type { TournamentInfo } from "../../lib/messages";
import { isTaken, unreached } from "./entering";

const player = (number: number, name: string, more = {}): object => ({ number, name, ...more });
const told = (online: boolean, free: number[]): Pick<TournamentInfo, "desk" | "free"> =>
  ({
    free,
    desk: {
      online,
      players: [
        player(1, "Anna"),
        player(2, "Bruno", { absent: true }),
        player(3, "Cléa"),
        player(4, "Odile"),
      ],
    },
  }) as unknown as TournamentInfo;

test("a round is not opened by mistake without those whose place nobody has come for", () => {
  expect(unreached(told(true, [1, 2, 3]))).toEqual(["Anna", "Cléa"]);
  expect(unreached(told(true, []))).toEqual([]);
  expect(unreached(told(false, [1, 2, 3, 4]))).toEqual([]);
});

test("a name somebody on the list bears is taken, however it is written", () => {
  const players = [
    { name: "Anna", struck: false },
    { name: "Bruno", struck: true },
  ];
  expect(isTaken(" anna ", players)).toBe(true);
  expect(isTaken("Bruno", players)).toBe(false);
});
