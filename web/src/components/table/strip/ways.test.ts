import { beforeAll, expect, test, vi } from "vitest";
import type { EffectsInfo } from "../../../lib/messages";

let labelsOf: (ways: readonly EffectsInfo[], kindOf: (kind: string) => string) => string[];
beforeAll(async () => {
  vi.stubGlobal("navigator", { language: "fr" });
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  ({ labelsOf } = await import("./ways"));
}, 120_000);

const way = (parts: Partial<EffectsInfo>): EffectsInfo =>
  ({ move: "", kind: "slide", words: ["SUANT"], laid: [], turned: [], gains: [], ...parts }) as EffectsInfo;
const kindOf = (kind: string): string => kind.toUpperCase();

test("readings that turn other letters are told apart by those letters alone", () => {
  const ways = [way({ turned: ["C4", "D4"] }), way({ turned: ["C4", "E4"] }), way({ turned: ["C4"] })];
  expect(labelsOf(ways, kindOf)).toEqual(["retourne D4", "retourne E4", "laisse D4, E4"]);
});

test("other words, or another kind of move, come first; points are said where they differ", () => {
  const words = [way({ words: ["RATION"], gains: [6, 0] }), way({ words: ["ION"], gains: [0, 0] })];
  expect(labelsOf(words, kindOf)).toEqual(["RATION +6", "ION"]);
  expect(labelsOf([way({ kind: "amorce" as never }), way({ kind: "extension" as never })], kindOf)).toEqual([
    "AMORCE",
    "EXTENSION",
  ]);
});

test("no label is a long list", () => {
  const many = [way({ turned: ["A1", "A2", "A3", "A4"] }), way({})];
  expect(labelsOf(many, kindOf)).toEqual(["retourne 4 lettres", "laisse 4 lettres"]);
});
