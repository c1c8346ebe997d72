import { beforeAll, expect, test, vi } from "vitest";
import type { TableInfo } from "../../lib/messages";
import type * as Module from "./withdrawing";

let module: typeof Module;
beforeAll(async () => {
  vi.stubGlobal("window", { addEventListener: () => undefined });
  vi.stubGlobal("navigator", { language: "fr", onLine: true });
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  module = await import("./withdrawing");
}, 120_000);

const table = (you: number[], free: string, maker = 1): TableInfo =>
  ({
    you,
    maker,
    declined: 0,
    seats: [
      { seat: 1, kind: "person", name: "Camille" },
      { seat: 2, kind: "open", name: free },
    ],
  }) as TableInfo;

test("whoever opened a table may withdraw it, nobody else", () => {
  expect(module.mayWithdraw(table([1], ""))).toBe(true);
  expect(module.mayWithdraw(table([2], ""))).toBe(false);
  expect(module.mayWithdraw(table([], "", 0))).toBe(false);
});

test("what was withdrawn, and by whom, is said to both sides", () => {
  expect(module.withdrawnText(table([1], ""))).toBe("Votre invitation est retirée.");
  expect(module.withdrawnText(table([1], "Rosalie"))).toBe("Votre proposition de revanche est retirée.");
  expect(module.withdrawnText(table([], ""))).toBe("Camille a retiré son invitation.");
  expect(module.withdrawnText(table([], "Rosalie"))).toBe("Camille a retiré sa proposition de revanche.");
  expect(module.withdrawnText(table([], "", 3))).toBe("L’invitation a été retirée.");
});

test("a rematch that was declined is told as such, to whoever proposed it and to whoever declined", () => {
  const declined = (you: number[]) => ({ ...table(you, "Paul"), declined: 2 });
  expect(module.withdrawnText(declined([1]))).toBe("Paul a refusé la revanche.");
  expect(module.withdrawnText(declined([2]))).toBe("Vous avez refusé la revanche.");
});
