import { expect, it } from "vitest";
import { hasGivenUp } from "../../lib/gone";
import { byNeed, isMyTurn } from "./turn";

const table = { status: "playing", to_act: [1], you: [1], resigned: [] as number[], updated_ms: 1 } as const;

it("is the reader's turn where they are to act, once the game is on", () => {
  expect(isMyTurn({ ...table, to_act: [1], you: [1] })).toBe(true);
  expect(isMyTurn({ ...table, to_act: [2], you: [1] })).toBe(false);
  expect(isMyTurn({ ...table, to_act: [1], you: [1], status: "waiting" })).toBe(false);
});

it("puts what needs the reader before what is latest", () => {
  const names = byNeed([
    { ...table, name: "old", to_act: [1], you: [1], updated_ms: 1 },
    { ...table, name: "invitation", to_act: [1], you: [1], status: "waiting" as const, updated_ms: 3 },
    { ...table, name: "theirs", to_act: [2], you: [1], updated_ms: 2 },
  ]).map((one) => one.name);
  expect(names).toEqual(["old", "invitation", "theirs"]);
});

it("is given up where every seat of the reader's has resigned and the others play on", () => {
  expect(hasGivenUp({ status: "playing", you: [1], resigned: [1] })).toBe(true);
  expect(hasGivenUp({ status: "playing", you: [1, 2], resigned: [1] })).toBe(false);
  expect(hasGivenUp({ status: "playing", you: [], resigned: [1] })).toBe(false);
  expect(hasGivenUp({ status: "finished", you: [1], resigned: [1] })).toBe(false);
});

it("puts a game given up after those still played", () => {
  const names = byNeed([
    { ...table, name: "left", to_act: [2], you: [1], resigned: [1], updated_ms: 3 },
    { ...table, name: "theirs", to_act: [2], you: [1], updated_ms: 2 },
  ]).map((one) => one.name);
  expect(names).toEqual(["theirs", "left"]);
});
