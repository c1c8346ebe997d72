import { expect, test } from "vitest";
import { newsAfter, type Moment } from "./happened";

const moment = (seats: number[], status = "playing", id = "a"): Moment => ({
  plies: seats.map((seat, i) => ({ seat, number: i + 1 })),
  table: { id, status },
});

test("what happened stays until somebody plays, and comes back after no question", () => {
  expect(newsAfter("", null, moment([1]), "late")).toBe("");
  expect(newsAfter("", moment([1]), moment([1]), "late")).toBe("late");
  expect(newsAfter("late", moment([1]), moment([1]), "")).toBe("late");
  expect(newsAfter("late", moment([1]), moment([1, 0]), "")).toBe("late"); // chance draws
  expect(newsAfter("late", moment([1]), moment([1, 2]), "")).toBe("");
  expect(newsAfter("", moment([1]), moment([1, 2]), "late")).toBe(""); // the sentence about the move says it
  expect(newsAfter("late", moment([1, 2]), moment([1]), "")).toBe("late"); // taken back
  expect(newsAfter("", moment([1, 2]), moment([1]), "late")).toBe(""); // the clocks went back with the move
  expect(newsAfter("late", moment([1]), moment([1], "finished"), "")).toBe("");
  expect(newsAfter("late", moment([1]), moment([1], "playing", "b"), "")).toBe("");
});
