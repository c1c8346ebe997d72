import { expect, test, vi } from "vitest";

vi.stubGlobal("navigator", { language: "fr", onLine: true });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
const store = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
vi.stubGlobal("localStorage", store);
vi.stubGlobal("sessionStorage", store);
vi.stubGlobal("window", { addEventListener: () => undefined });
vi.stubGlobal("document", { documentElement: { dataset: {} }, addEventListener: () => undefined });
const { aimOf, guideOf } = await import("./lines");
const { prefs } = await import("../../../lib/prefs.svelte");

const table = (seats: number[], seat: number | null = 1): Parameters<typeof aimOf>[0] =>
  ({ table: { game: "lexiduel" }, seat, plies: seats.map((seat) => ({ seat })) }) as never;

test("a turn under an article has lines of its own, and the aim stays the last one", () => {
  const [first] = guideOf("lexiduel", "LXD-7");
  const [grown] = guideOf("lexiduel", "LXD-10");
  expect(new Set([first, grown, guideOf("lexiduel")[0]]).size).toBe(3);
  expect(guideOf("lexiduel", "LXD-7").at(-1)).toBe(aimOf(table([])));
});

test("where a game says nothing of an article, its general lines stand", () => {
  expect(guideOf("lexiduel", "LXD-1")).toEqual(guideOf("lexiduel"));
});

test("of a game with five lines the last is its aim", () => {
  expect(guideOf("dames")).toHaveLength(5);
  expect(guideOf("dames").at(-1)).toContain("gagnez");
});

test("how one wins is said until one has played, whatever the others have", () => {
  const said = guideOf("lexiduel").at(-1);
  expect(aimOf(table([]))).toBe(said);
  expect(aimOf(table([0, 2]))).toBe(said);
  expect(aimOf(table([0, 2, 1]))).toBe("");
});

test("nobody else is told, nor who has put it away", () => {
  expect(aimOf(table([], null))).toBe("");
  prefs.guided = ["lexiduel"];
  expect(aimOf(table([]))).toBe("");
});
