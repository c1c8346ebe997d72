import { expect, test } from "vitest";
import { elided } from "./elision";

test("« de » and « que » give way before a name with a vowel, and before nothing else", () => {
  const line = "le coup de {asker}, de {name} à {names}, de {first}";
  const data = { asker: "Odile", name: "Paul", names: "Élise", first: "A1" };
  expect(elided(line, data)).toBe("le coup d’{asker}, de {name} à {names}, de {first}");
  expect(elided("on attend la réponse de {names}", { names: "Élise" })).toBe(
    "on attend la réponse d’{names}",
  );
  expect(elided("jusqu’à ce que {name} joue", { name: "Odile" })).toBe("jusqu’à ce qu’{name} joue");
  expect(elided("jusqu’à ce que {name} joue", { name: "Paul" })).toBe("jusqu’à ce que {name} joue");
});
