import { beforeAll, expect, test, vi } from "vitest";
import type { Draft } from "../../lib/draft.svelte";
import type { LiveTable, Reply } from "../../lib/live.svelte";
import type { Ply, State } from "../../lib/messages";
import type * as Module from "./contesting.svelte";

let module: typeof Module;
beforeAll(async () => {
  vi.stubGlobal("navigator", { language: "fr" });
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  module = await import("./contesting.svelte");
}, 120_000);

const peri = { number: 7, seat: 2, effects: { words: ["PERI"] } } as Ply;
const tooLate = { type: "trouble", code: "too_late" } as Reply;
const stored = { type: "acknowledged", version: 9 } as Reply;

type Timed = Pick<LiveTable, "contestOpen" | "receivedAt" | "unsent">;
const unlimited: Timed = { contestOpen: null, receivedAt: 1000, unsent: false };
const calm = { kind: "none", running: [], remaining_ms: [], disc: [] };

function contesting(
  replies: Reply[],
  draft = { composition: null, place: null, changes: 0 } as Draft,
  { clock = calm, live = unlimited }: Partial<{ clock: object; live: Timed }> = {},
) {
  const sent: [string, number | null | undefined, number | null | undefined][] = [];
  let count = 8;
  const one = new module.Contesting(
    {
      act: (move, seat, ply) => {
        sent.push([move, seat, ply]);
        return Promise.resolve(replies.shift() ?? stored);
      },
    },
    {
      table: () =>
        ({
          plies: Array.from({ length: count }, () => peri),
          table: { you: [1] },
          view: { window: { seats: [1, 3] } },
          clock,
        }) as unknown as State,
      draft: () => draft,
      live: () => live,
    },
  );
  return { one, sent, play: () => void (count += 1) };
}

test("an answer is for the play that was shown, and one that comes too late says for which word", async () => {
  const { one, sent, play } = contesting([tooLate]);
  await one.answer("challenge", [1], peri);
  expect(sent).toEqual([["challenge", 1, 7]]);
  expect(one.late).toContain("PERI");
  play();
  expect(one.late).toBe("");
});

test("who lets a play pass too late has lost nothing, and what is said can be put away", async () => {
  const { one } = contesting([tooLate, tooLate]);
  await one.answer("accept", [1], peri);
  expect(one.late).toBe("");
  await one.answer("challenge", [1], peri);
  expect(one.late).not.toBe("");
  one.read();
  expect(one.late).toBe("");
});

test("an answer that waits for the network is known until it has left", async () => {
  const live = { ...unlimited, unsent: true };
  const { one } = contesting([], undefined, { live });
  expect(one.pending).toBeNull();
  const left = one.answer("challenge", [1], peri);
  expect(one.pending).toEqual({ move: "challenge", seats: [1] });
  await left;
  expect(one.pending).toBeNull();
});

test("several people at one screen let a play pass together", async () => {
  const { one, sent } = contesting([]);
  await one.answer("accept", [1, 3], peri);
  expect(sent).toEqual([
    ["accept", 1, 7],
    ["accept", 3, 7],
  ]);
});

test("the question folds while something is composed, opens at a tap and folds at the next change", () => {
  const draft = { composition: null, place: null, changes: 0 } as Draft;
  const { one } = contesting([], draft);
  expect(one.folded).toBe(false);
  Object.assign(draft, { place: { number: 1 }, changes: 1 });
  expect(one.folded).toBe(true);
  one.open();
  expect(one.folded).toBe(false);
  draft.changes = 2;
  expect(one.folded).toBe(true);
  one.open();
  one.fold();
  expect(one.folded).toBe(true);
});

test("how long a play stays open: as the server says, or as one's own clock runs out, else no limit", () => {
  expect(contesting([]).one.until(peri)).toBeNull();
  const told = { ...unlimited, contestOpen: { ply: 7, until: 6000 } };
  expect(contesting([], undefined, { live: told }).one.until(peri)).toBe(6000);
  expect(contesting([], undefined, { live: told }).one.until({ ...peri, number: 8 })).toBeNull();
  const clock = { kind: "turn", running: [1], remaining_ms: [90_000, 4000, 3000], disc: [] };
  expect(contesting([], undefined, { clock }).one.until(peri)).toBe(91_000);
  const disc = { ...clock, kind: "disc", disc: [5, 5] };
  expect(contesting([], undefined, { clock: disc }).one.until(peri), "it only turns").toBeNull();
  const long = { ...clock, remaining_ms: [900_000, 0, 0] };
  expect(contesting([], undefined, { clock: long }).one.until(peri)).toBeNull();
  expect(contesting([], undefined, { clock: { ...clock, running: [2] } }).one.until(peri)).toBeNull();
});
