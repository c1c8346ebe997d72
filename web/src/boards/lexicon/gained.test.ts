import { expect, test } from "vitest";
import { gained, placesOf } from "./gained";

test("a card drawn is told from those held, also where another like it is held", () => {
  expect(gained([..."BDHLQ"], [..."BDELQ"])).toEqual(["E"]);
  expect(gained([..."BDHLQ"], [..."BDLLQ"])).toEqual(["L"]);
  expect(gained(["Q"], ["U"])).toEqual(["U"]);
});

test("cards laid bring none, an exchange brings as many as it gives", () => {
  expect(gained([..."BDHLQ"], [..."BDQ"])).toEqual([]);
  expect(gained([..."BDHLQ"], [..."BDLEE"])).toEqual(["E", "E"]);
});

test("the last of several alike is marked", () => {
  const shown = [..."BLDL"].map((letter) => ({ letter }));
  expect([...placesOf(["L"], shown)]).toEqual([3]);
  expect([...placesOf(["L", "L", "Z"], shown)].sort()).toEqual([1, 3]);
});
