import { expect, it, vi } from "vitest";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("navigator", { language: "fr" });
const { nameOfProblem, titleOfProblem } = await import("./named");

it("calls a problem by its number in its game", () => {
  expect(nameOfProblem("lexiduel-32", {})).toBe("Problème 32");
});

it("calls it by the day it was solved for", () => {
  const results = { "2026-11-17": { key: "lexiduel-32", tries: 1, found: true } };
  expect(nameOfProblem("lexiduel-32", results)).toBe("17 nov.");
});

it("does not tell the number of the day's problem before it is solved", () => {
  expect(nameOfProblem("lexiduel-32", {}, "lexiduel-32")).not.toContain("32");
});

it("gives its page one name, not two", () => {
  const results = { "2026-11-17": { key: "lexiduel-32", tries: 1, found: true } };
  expect(titleOfProblem({ key: "lexiduel-32", day: 0 }, {})).toBe("Problème 32");
  expect(titleOfProblem({ key: "lexiduel-32", day: 0 }, results)).toBe("Problème du 17 nov.");
  expect(titleOfProblem({ key: "lexiduel-32", day: 213 }, {})).toBe("Problème du jour");
});
