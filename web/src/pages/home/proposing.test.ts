import { expect, test } from "vitest";
import { COMPANIES, fitting, seats, TIMES } from "./proposing";

const games = [
  { name: "long", minutes: 40, most: 2 },
  { name: "middle", minutes: 25, most: 8 },
  { name: "short", minutes: 10, most: 2 },
];
const names = (time: (typeof TIMES)[number], company: (typeof COMPANIES)[number]): string[] =>
  fitting(games, time, company).map((game) => game.name);

test("games fit the time said, give or take a few minutes", () => {
  expect(names(10, "machine")).toEqual(["short"]);
  expect(names(20, "machine")).toEqual(["middle", "short"]);
  expect(names(60, "machine")).toEqual(["long", "middle", "short"]);
});

test("more people than a game seats leave it out, and there is always an idea", () => {
  expect(names(60, "many")).toEqual(["middle"]);
  expect(names(10, "many")).toEqual(["middle"]);
  for (const time of TIMES) for (const company of COMPANIES) expect(names(time, company)).not.toEqual([]);
});

test("a game for two does not seat three", () => {
  expect([seats({ most: 2 }, "link"), seats({ most: 2 }, "few"), seats({ most: 8 }, "many")]).toEqual([
    true,
    false,
    true,
  ]);
});
