import { expect, test, vi } from "vitest";

vi.stubGlobal("navigator", { language: "fr", onLine: true });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
const store = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
vi.stubGlobal("localStorage", store);
vi.stubGlobal("sessionStorage", store);
vi.stubGlobal("HTMLElement", class {});
vi.stubGlobal("document", { activeElement: null });
const { Hinting } = await import("./hinting.svelte");
const { Draft } = await import("../../../lib/draft.svelte");

test("a hint is what was asked for last until the move is gone on with", async () => {
  const hinting = new Hinting(() => ({ seat: 1, table: { id: "t", version: 3 }, plies: [] }) as never);
  const draft = new Draft("t", 1);
  draft.set(null, { cursor: 21 });
  const hinted = { type: "hinted", message: "Regardez la case E2.", squares: ["E2"], move: "", word: "" };
  expect(hinting.isLatest(draft)).toBe(false);
  await hinting.ask({ ask: () => Promise.resolve({ ...hinted, composition: null }) } as never, draft, true);
  expect(hinting.text).toContain("E2");
  expect(hinting.isLatest(draft)).toBe(true);
  draft.set(null, { cursor: 22 });
  expect(hinting.isLatest(draft)).toBe(false);
});
