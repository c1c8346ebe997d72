import { expect, test, vi } from "vitest";

vi.stubGlobal("navigator", { language: "fr", onLine: true });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
const store = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
vi.stubGlobal("localStorage", store);
vi.stubGlobal("sessionStorage", store);
const { default: game } = await import("./index");

test("the header says which move is to be played", () => {
  expect(game.stage({ view: { turns: 0 } } as never)).toEqual(["coup 1"]);
  expect(game.stage({ view: { turns: 7 } } as never)).toEqual(["coup 8"]);
});

test("a letter is sent to a marked square only where squares are marked", () => {
  const chosen = { composition: { source: "B2", target: "", words: [] }, place: null } as never;
  expect(game.step(chosen, true)).toContain("point");
  expect(game.step(chosen, false)).not.toBe("");
  expect(game.step(chosen, false)).not.toContain("point");
});
