import { expect, test, vi } from "vitest";

vi.stubGlobal("navigator", { language: "fr", onLine: true });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
const store = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
vi.stubGlobal("localStorage", store);
vi.stubGlobal("sessionStorage", store);
vi.stubGlobal("window", { addEventListener: () => undefined });
vi.stubGlobal("document", { documentElement: { dataset: {} }, addEventListener: () => undefined });
const { aimOf, guideOf } = await import("./lines");

test("a turn under an article has lines of its own, and the aim stays the last one", () => {
  const [first] = guideOf("lexiduel", "LXD-7");
  const [grown] = guideOf("lexiduel", "LXD-10");
  expect(new Set([first, grown, guideOf("lexiduel")[0]]).size).toBe(3);
  expect(guideOf("lexiduel", "LXD-7").at(-1)).toBe(aimOf("lexiduel"));
});

test("where a game says nothing of an article, its general lines stand", () => {
  expect(guideOf("lexiduel", "LXD-1")).toEqual(guideOf("lexiduel"));
});

test("of a game with five lines the last is its aim", () => {
  expect(guideOf("dames")).toHaveLength(5);
  expect(aimOf("dames")).toContain("gagnez");
});
