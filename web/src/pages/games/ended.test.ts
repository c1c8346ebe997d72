import { expect, it } from "vitest";
import type { TableInfo } from "../../lib/messages";
import { endOf, isInPlay, tally } from "./ended";

type Over = Pick<TableInfo, "you" | "outcome">;
const over = (you: number[], winners: number[], reason = "by points"): Over => ({
  you,
  outcome: { winners, reason, article: "", told: null } as unknown as TableInfo["outcome"],
});

it("is won, lost, drawn or stopped for one reader, and only over for several", () => {
  expect(endOf(over([1], [1]))).toBe("won");
  expect(endOf(over([1], [2]))).toBe("lost");
  expect(endOf(over([1], []))).toBe("drawn");
  expect(endOf(over([1], [1], "agreement"))).toBe("stopped");
  expect(endOf(over([1, 2], [1]))).toBe("over");
});

it("is in play until it is finished or withdrawn", () => {
  expect(
    (["waiting", "playing", "finished", "withdrawn"] as const).filter((status) => isInPlay({ status })),
  ).toEqual(["waiting", "playing"]);
});

it("counts what was won and lost", () => {
  expect(tally([over([1], [1]), over([2], [1]), over([1], []), over([1], [1])])).toEqual({ won: 2, lost: 1 });
});
