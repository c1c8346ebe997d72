import { expect, test, vi } from "vitest";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
vi.stubGlobal("navigator", { language: "fr-FR" });
const { asked } = await import("./asked");

test.each([
  ["word SUSPEND", "Former SUSPEND"],
  ["insert 3 CALMANT", "Introduire dans le mot 3 de la table\u00a0: CALMANT"],
  ["exchange 1 DATEe", "Échanger dans le mot 1 de la table\u00a0: DATEE"],
  ["discard X pile", "Jeter X et prendre une carte"],
  ["lay A RAB", "Poser A et annoncer RAB"],
  ["lay *n SNACK", "Poser un joker pour N et annoncer SNACK"],
  ["take", "Ramasser la rangée"],
  ["H3h NUI", "NUI, à partir de H3, vers la droite"],
  ["N11v CIX", "CIX, à partir de N11, vers le bas"],
  ["G2-E4 BALAI@D6.C6.C5 ILES@E4.F5", "De G2 à E4\u00a0: BALAI et ILES"],
  ["F3-D4 EMBUCHE@C6.B6 +S@E4", "De F3 à D4\u00a0: EMBUCHE, puis un joker S en E4"],
  ["LXD-8", "LXD-8"],
])("%s is said in words", (move, words) => {
  expect(asked(move)).toBe(words);
});
