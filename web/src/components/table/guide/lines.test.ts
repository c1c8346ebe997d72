import { expect, test, vi } from "vitest";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("navigator", { language: "fr" });
const { aimOf } = await import("./lines");
const { prefs } = await import("../../../lib/prefs.svelte");

const table = (seats: number[], seat: number | null = 1): Parameters<typeof aimOf>[0] =>
  ({ table: { game: "demo" }, seat, plies: seats.map((seat) => ({ seat })) }) as never;

test("how one wins is said until one has played, whatever the others have", () => {
  expect(aimOf(table([]))).toContain("premier");
  expect(aimOf(table([0, 2]))).toContain("premier");
  expect(aimOf(table([0, 2, 1]))).toBe("");
});

test("nobody else is told, nor who has put it away", () => {
  expect(aimOf(table([], null))).toBe("");
  prefs.guided = ["demo"];
  expect(aimOf(table([]))).toBe("");
});
