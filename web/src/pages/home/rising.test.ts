import { expect, test } from "vitest";
import type { TableInfo } from "../../lib/messages";
import { risesBy } from "./rising";

type Game = Parameters<typeof risesBy>[0][number];

function game(winners: number[], level: number, reason = "played_out"): Game {
  const seats: TableInfo["seats"] = [
    { seat: 1, kind: "person", name: "Camille", level: null, connected: true },
    { seat: 2, kind: "machine", name: "Club", level, connected: true },
  ];
  const outcome = { winners, reason } as unknown as TableInfo["outcome"];
  return { seats, you: [1], outcome, updated_ms: 100 };
}

test("a game won against the machine at one's level raises it, once", () => {
  expect(risesBy([game([1], 1)], 1, 0)).toBe(true);
  expect(risesBy([game([1], 1)], 1, 100)).toBe(false);
  expect(risesBy([game([1], 6)], 6, 0)).toBe(false);
});

test("a game lost, drawn, stopped by agreement or won against a weaker machine raises nothing", () => {
  for (const one of [game([2], 1), game([1, 2], 1), game([1], 1, "agreement")])
    expect(risesBy([one], 1, 0)).toBe(false);
  expect(risesBy([game([1], 1)], 2, 0)).toBe(false);
});
