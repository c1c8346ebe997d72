import { expect, test } from "vitest";
import { costsOf, stakesOf } from "./contest";

const say = (key: string, data: { right: string; wrong: string; author: string }): string =>
  `${key} ${data.right} ${data.wrong} ${data.author}`;

test("among friends who challenges wins or loses what the position says (LEX-16)", () => {
  const priced = { if_right: -10, if_wrong: 10, to_author: 0 };
  expect(costsOf(say, priced, "Odile", 1)).toBe("contest.costs −10 +10 0");
  const { right, wrong } = stakesOf(say, priced, "Odile", 1);
  expect(right.gist).toBe("contest.right −10 +10 0");
  expect(wrong).toEqual({
    gist: "contest.wrong −10 +10 0",
    more: "contest.wrong.more −10 +10 0",
    free: false,
  });
});

test("in a tournament the author pays, and a wrong challenge may cost nothing (TRN-5)", () => {
  const priced = { if_right: 0, if_wrong: 0, to_author: 50 };
  expect(costsOf(say, priced, "Odile", 1)).toBe("contest.costs.event 0 0 +50");
  const { right, wrong } = stakesOf(say, priced, "Odile", 1);
  expect(right.more).toBe("contest.right.event.more 0 0 +50");
  expect(wrong.free).toBe(true);
});
