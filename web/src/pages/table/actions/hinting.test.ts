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

test("who else accepts the play meanwhile does not begin the hints anew", async () => {
  const ply = (number: number, kind: string, move: string): object => ({
    number,
    seat: 2,
    effects: { kind, move },
  });
  let plies = [ply(1, "word", "word RAT")];
  const hinting = new Hinting(() => ({ seat: 1, table: { id: "t", version: plies.length }, plies }) as never);
  const asked: number[] = [];
  const ask = ({ grade }: { grade: number }): Promise<object> => {
    asked.push(grade);
    return Promise.resolve({
      type: "hinted",
      message: "Une idée.",
      squares: [],
      move: "",
      word: "",
      composition: null,
    });
  };
  const draft = new Draft("t", 1);
  await hinting.ask({ ask } as never, draft, true);
  plies = [...plies, ply(2, "accept", "accept")];
  expect(hinting.text).toContain("Une idée.");
  await hinting.ask({ ask } as never, draft, true);
  plies = [...plies, ply(3, "discard", "discard A open")];
  expect(hinting.text).toBe("");
  await hinting.ask({ ask } as never, draft, true);
  expect(asked).toEqual([1, 2, 1]);
});
