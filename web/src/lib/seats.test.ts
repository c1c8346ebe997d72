import { expect, test, vi } from "vitest";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("navigator", { language: "fr" });
const { called, levelOf, readerFirst } = await import("./seats");
const { figures } = await import("./i18n");
const { prefs } = await import("./prefs.svelte");

test("machines are called by the reader's language, people by their name", () => {
  expect(called("Débutant 2")).toBe("Débutant 2");
  prefs.language = "en";
  expect(["Débutant", "Débutant 2", "Maître", "Camille 2", ""].map(called)).toEqual([
    "Beginner",
    "Beginner 2",
    "Master",
    "Camille 2",
    "",
  ]);
});

test("a machine's level is read from its name, whatever its number", () => {
  expect(["Débutant", "Maître 3", "Camille 2", ""].map(levelOf)).toEqual([1, 6, null, null]);
});

test("two figures are told in one order: the reader's own first, else as the seats are", () => {
  expect(readerFirst(2, 2)).toEqual([2, 1]);
  expect(readerFirst(2, null)).toEqual([1, 2]);
  expect(readerFirst(4, 3)).toEqual([3, 1, 2, 4]);
  expect(figures([13, 0], readerFirst(2, 2))).toBe("0\u00a0– 13");
  expect(figures([13, 0])).toBe("13\u00a0– 0");
});
