import { expect, test, vi } from "vitest";
import type { Draft } from "../../lib/draft.svelte";
import type { JagoView } from "../../lib/messages";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("navigator", { language: "fr" });
const { replacing, takenFrom } = await import("./composition");

test("letters put aside are used first, and lie in stacks", () => {
  expect(takenFrom("OMO", [])).toEqual({
    stacks: [
      { letter: "O", left: 2 },
      { letter: "M", left: 1 },
    ],
    rack: [],
  });
  expect(takenFrom("OMO", ["E", "O", "M", "M"])).toEqual({
    stacks: [
      { letter: "O", left: 1 },
      { letter: "M", left: 0 },
    ],
    rack: ["E", "M"],
  });
});

test("which letters of the board are replaced is said, but for those that stay the same", () => {
  const view = { board: { letters: ["RAS", "...", "..."] } } as unknown as JagoView;
  const laying = (text: string): Draft =>
    ({
      composition: {
        laid: text.split(" ").map((one) => ({ square: one.slice(0, 2), letter: one.slice(2) })),
      },
    }) as unknown as Draft;
  expect(replacing(view, laying("A2E A1R"))).toBe("");
  expect(replacing(view, laying("A1B A2E"))).toBe("B remplace R.");
  expect(replacing(view, laying("A1B B1O"))).toBe("B remplace R, O remplace A.");
  expect(replacing(view, laying("A1B B1O C1N"))).toBe("3 lettres du plateau sont remplacées.");
});
