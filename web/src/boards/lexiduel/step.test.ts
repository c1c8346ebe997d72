import { expect, test, vi } from "vitest";

vi.stubGlobal("navigator", { language: "fr", onLine: true });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
const store = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
vi.stubGlobal("localStorage", store);
vi.stubGlobal("sessionStorage", store);
const { default: game } = await import("./index");

const draft = (place: object | null, composition: object | null = null): never =>
  ({ place, composition }) as never;

test("a square is chosen: the strip says which way the word goes, until a letter is laid", () => {
  expect(game.step(draft({ cursor: 21, down: false }))).toContain("flèche");
  expect(game.step(draft(null))).toBe("");
  expect(game.step(draft({ cursor: 22, down: false }, { laid: [{ square: "B2", letter: "M" }] }))).toBe("");
});
