import { expect, test } from "vitest";
import { costsOf, stakesOf } from "./contest";

const say = (key: string, { count }: { count: number }): string => `${key} ${count}`;

test("a contest promises as many letters as there are to turn", () => {
  const stakes = stakesOf(say, { if_right: 3, if_wrong: 2 }, "Camille");
  expect(stakes.right.gist).toBe("contest.right 3");
  expect(stakes.wrong).toEqual({ gist: "contest.wrong 2", more: "contest.wrong.more 2" });
  expect(costsOf(say, { if_right: 3, if_wrong: 2 }, "Camille")).toBe("contest.costs 2");
});

test("it promises none, and costs none, where there is none to turn", () => {
  const stakes = stakesOf(say, { if_right: 0, if_wrong: 0 }, "Camille");
  expect(stakes.right.gist).toBe("contest.right.none 0");
  expect(stakes.wrong.more).toBe("contest.wrong.none.more 0");
  expect(costsOf(say, { if_right: 3, if_wrong: 0 }, "Camille")).toBe("contest.costs.none 0");
});
