import { expect, test, vi } from "vitest";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("navigator", { language: "fr" });
const { called, levelOf } = await import("./seats");
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
