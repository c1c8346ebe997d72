import { beforeAll, expect, test, vi } from "vitest";
import type * as Module from "./absenceWords";

let module: typeof Module;
beforeAll(async () => {
  vi.stubGlobal("navigator", { language: "fr" });
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  module = await import("./absenceWords");
}, 120_000);

const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, " ");

test("whoever waits for somebody absent reads whose turn it is, since when, and what one may do", () => {
  const said = (waited: boolean, running: boolean, seated = true): string =>
    plain(module.absenceText({ key: "minutes", count: 3 }, { name: "Zoé", waited, running, seated }));
  const stays = "Rien ne presse : vous pouvez fermer la page, la partie reste dans « Mes parties ».";
  expect(said(true, false)).toBe(`C’est à Zoé, qui n’est plus là depuis 3 min. ${stays}`);
  expect(said(true, true)).toBe("C’est à Zoé, qui n’est plus là depuis 3 min. Sa pendule tourne.");
  expect(said(true, false, false)).toBe("C’est à Zoé, qui n’est plus là depuis 3 min.");
  expect(said(false, false)).toBe("Zoé n’est plus là depuis 3 min.");
});
