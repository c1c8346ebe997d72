import { expect, test } from "vitest";
import type { MoveKind } from "../../lib/messages";
import { isOutdated, kindsOf, spends } from "./outdated";

const after = (...kinds: MoveKind[]) => kinds.map((kind) => ({ effects: { kind } }));
const since = (plies: number, mayPlay = true) => ({ plies, mayPlay });
const running = { mayPlay: true, finished: false };

test("offering to stop, accepting and contesting keep what is being composed", () => {
  expect(["end", "accept", "challenge"].filter(spends)).toEqual([]);
  expect(["pass", "C3h MOT", "resign"].filter(spends)).toHaveLength(3);
});

test("a composition lasts while its position does", () => {
  expect(isOutdated(since(1), { plies: after("play", "accept", "end"), ...running })).toBe(false);
  expect(isOutdated(since(1), { plies: after("play", "challenge_wrong"), ...running })).toBe(false);
  expect(isOutdated(since(2), { plies: after("play", "challenge_right"), ...running })).toBe(false);
});

test("an offer to stop that is refused leaves it", () => {
  expect(isOutdated(since(1), { plies: after("play", "end"), ...running })).toBe(false);
  expect(kindsOf({ plies: after("play", "end") })).toEqual(["play"]);
});

test("it ends with a move taken back, a play that falls, a turn lost and the game", () => {
  expect(isOutdated(since(2), { plies: after("play"), ...running })).toBe(true);
  expect(isOutdated(since(1), { plies: after("play", "challenge_right"), ...running })).toBe(true);
  expect(isOutdated(since(1), { plies: after("play", "challenge_wrong"), ...running, mayPlay: false })).toBe(
    true,
  );
  expect(isOutdated(since(1), { plies: after("play"), ...running, finished: true })).toBe(true);
});

test("it ends with the turn, however late the answer to the move is", () => {
  const over = { mayPlay: false, finished: false };
  expect(isOutdated(since(1), { plies: after("play", "turn"), ...over })).toBe(true);
  expect(isOutdated(since(1), { plies: after("play", "timeout"), ...over })).toBe(true);
  expect(isOutdated(since(1), { plies: after("play", "challenge"), ...over })).toBe(false);
  expect(isOutdated(since(1, false), { plies: after("play", "turn"), ...over })).toBe(false);
});
