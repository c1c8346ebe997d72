import { beforeAll, expect, test, vi } from "vitest";
import type { TableInfo } from "../../../lib/messages";
import type * as Module from "./speaking";

let module: typeof Module;
beforeAll(async () => {
  vi.stubGlobal("navigator", { language: "fr" });
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  module = await import("./speaking");
}, 120_000);

const table = (names: string[]): TableInfo =>
  ({
    you: [1],
    seats: names.map((name, i) => ({ seat: i + 1, name, kind: "person" })),
  }) as unknown as TableInfo;

test("phrases are for the one other person by name, or for the others", () => {
  expect(module.titleFor(table(["Marie", "Mamie"]))).toBe("Dire à Mamie");
  expect(module.titleFor(table(["Marie", "Mamie", "Paul"]))).toBe("Dire aux autres");
});
