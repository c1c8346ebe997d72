import { describe, expect, it } from "vitest";
import type { CountedInfo, Ply } from "../../lib/messages";
import { shownChance, stepFrom } from "./stepping";

const ply = (kind: string, counted: CountedInfo | null = null): Pick<Ply, "effects" | "counted"> =>
  ({ effects: { kind }, counted }) as Pick<Ply, "effects" | "counted">;
const PLIES = [
  ply("deal"),
  ply("word"),
  ply("accept"),
  ply("accept"),
  ply("discard"),
  ply("end"),
  ply("word"),
  ply("accept", {} as CountedInfo),
];

describe("from ply to ply", () => {
  it("steps over what changed nothing, both ways", () => {
    expect(stepFrom(PLIES, 2, 1)).toBe(5);
    expect(stepFrom(PLIES, 5, -1)).toBe(2);
    expect(stepFrom(PLIES, 5, 1)).toBe(7);
    expect(stepFrom(PLIES, 2, -1)).toBe(1);
  });

  it("stops where a play let pass ends the round, and at both ends", () => {
    expect(stepFrom(PLIES, 7, 1)).toBe(8);
    expect(stepFrom(PLIES, 8, 1)).toBe(8);
    expect(stepFrom(PLIES, 1, -1)).toBe(1);
  });
});

describe("a chance beside the curve", () => {
  it("between two leaves the other what is left of a hundred", () => {
    expect(shownChance([99.5, 0.5], 2, 1)).toBe(0);
    expect(shownChance([99.5, 0.5], 1, 1)).toBe(100);
  });

  it("among more is each one’s own", () => {
    expect(shownChance([50, 37.6, 12.4], 2, 1)).toBe(38);
  });
});
