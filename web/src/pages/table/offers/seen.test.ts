import { expect, test } from "vitest";
import type { AnswerInfo, Ply } from "../../../lib/messages";
import { isNews } from "./seen";

const answer: AnswerInfo = { about: "stop", seat: 1, by: 2, said: "refused" };
const plies = (...seats: number[]): Ply[] => seats.map((seat) => ({ seat }) as Ply);

test("an answer is news once, and again to a later offer", () => {
  expect(isNews({ answer: null, plies: [] }, null)).toBe(false);
  expect(isNews({ answer, plies: plies(1, 2) }, null)).toBe(true);
  const seen = { answer, plies: 2 };
  expect(isNews({ answer, plies: plies(1, 2) }, seen)).toBe(false);
  expect(isNews({ answer, plies: plies(1, 2, 2) }, seen)).toBe(false);
  expect(isNews({ answer, plies: plies(1, 2, 1, 2) }, seen)).toBe(true);
  expect(isNews({ answer: { ...answer, said: "played" }, plies: plies(1, 2) }, seen)).toBe(true);
});
