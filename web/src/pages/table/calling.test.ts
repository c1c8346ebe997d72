import { beforeAll, expect, test, vi } from "vitest";
import type { State } from "../../lib/messages";
import type * as Module from "./calling";

let module: typeof Module;
beforeAll(async () => {
  vi.stubGlobal("navigator", { language: "fr" });
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  module = await import("./calling");
}, 120_000);

/** Nina and Léo; it is Nina's turn. */
function table(you: number[], seat: number | null, offered: number[] = []): State {
  const seats = ["Nina", "Léo"].map((name, i) => ({ seat: i + 1, name, kind: "person" }));
  return {
    table: { game: "jago", status: "playing", you, seats, to_act: [1] },
    seat,
    view: { allowed: seat === 1 ? ["play"] : [], window: { state: "closed", seats: [] } },
    plies: [],
    offers: offered.map((from) => ({ about: "stop", seat: from, agreed: [] })),
  } as unknown as State;
}

test("the title says who is waited for, by name where several play at one screen", () => {
  expect(module.titleOf(table([1], 1))).toBe("À vous · JAGO");
  expect(module.titleOf(table([2], 2))).toBe("Au tour de Nina · JAGO");
  expect(module.titleOf(table([1, 2], 1))).toBe("À Nina · JAGO");
});

test("whoever must answer an offer is called, whosever turn it is", () => {
  expect(module.titleOf(table([2], 2, [1]))).toBe("Nina attend votre réponse · JAGO");
  expect(module.isWaitedFor(table([2], 2, [1]))).toBe(true);
  expect(module.isWaitedFor(table([2], 2))).toBe(false);
  expect(module.titleOf(table([1], 1, [1]))).toBe("À vous · JAGO");
});
