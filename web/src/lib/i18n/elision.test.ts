import { expect, test } from "vitest";
import { elided } from "./elision";

test("« de » gives way before a name with a vowel, and before nothing else", () => {
  const line = "le coup de {asker}, de {name} à {names}, de {first}";
  const data = { asker: "Odile", name: "Paul", names: "Élise", first: "A1" };
  expect(elided(line, data)).toBe("le coup d’{asker}, de {name} à {names}, de {first}");
  expect(elided("on attend la réponse de {names}", { names: "Élise" })).toBe(
    "on attend la réponse d’{names}",
  );
});
