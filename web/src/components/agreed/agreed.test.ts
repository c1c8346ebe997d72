import { beforeAll, expect, test, vi } from "vitest";
import type { GameInfo } from "../../lib/messages";
import type * as Module from "./agreed";

let module: typeof Module;
beforeAll(async () => {
  vi.stubGlobal("navigator", { language: "fr" });
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  module = await import("./agreed");
}, 120_000);

const rounds = {
  name: "rounds",
  kind: "number",
  default: "20",
  by_lot: false,
  choices: [],
  label: { fr: "Nombre de tours", en: "Number of rounds" },
};

test("how many rounds are played is told, though it is the usual number", () => {
  const info = { options: [rounds] } as unknown as GameInfo;
  const lines = module.agreedLines(info, {}).map((line) => line.replace(/[\u00a0\u202f]/g, " "));
  expect(lines).toContain("Nombre de tours : 20.");
});

test("the disc is explained to whoever is invited, other clocks are known", () => {
  const disc = module.agreedLines(null, { clock: "disc 5x60s" });
  expect(disc).toHaveLength(2);
  expect(disc[1]).toMatch(/^Chaque minute entière passée sur un même tour/);
  expect(module.agreedLines(null, { clock: "budget 20m" })).toHaveLength(1);
});

test("what help there is while playing is told", () => {
  expect(module.helpLines({ hints: false, dictionary: true })).toEqual([
    "Sans indices.",
    "Dictionnaire ouvert pendant la partie.",
  ]);
  expect(module.helpLines({ hints: true, dictionary: false, listed: true })).toEqual([
    "Indices permis.",
    "Dictionnaire fermé pendant la partie.",
    "Tout le monde peut regarder.",
  ]);
});

test("words that are not the usual ones are told, without listing them", () => {
  const words = {
    ...rounds,
    name: "words",
    kind: "classes",
    default: "",
    label: { fr: "Quels mots", en: "" },
  };
  const info = { options: [words] } as unknown as GameInfo;
  const told = (value: string): string[] =>
    module.agreedLines(info, { words: value }).map((line) => line.replace(/[\u00a0\u202f]/g, " "));
  expect(told("-rare")).toContain("Quels mots : pas comme dans la règle.");
  expect(told("")).toHaveLength(1);
});
