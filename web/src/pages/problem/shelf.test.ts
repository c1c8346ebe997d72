import { expect, it } from "vitest";
import type { ProblemLine } from "../../lib/messages";
import { shelves, statesOf } from "./shelf";

const line = (key: string, kind: ProblemLine["kind"], level: number): ProblemLine => ({
  key,
  game: key.split("-")[0] ?? "",
  kind,
  level,
});
const LINES = [
  line("jago-1", "most", 3),
  line("jago-2", "referee", 1),
  line("dames-1", "most", 2),
  line("jago-3", "most", 1),
  line("jago-4", "referee", 1),
  line("jago-5", "most", 1),
];
const ALL = { game: "", kind: "", level: "", state: "" };
const STATES = statesOf({
  "2026-11-01": { key: "jago-1", tries: 2, found: true },
  "jago-1": { key: "jago-1", tries: 1, found: false },
  "dames-1": { key: "dames-1", tries: 1, found: false },
});
const keys = (wanted: Partial<typeof ALL>): string[][] =>
  shelves(LINES, ["dames", "jago", "demo"], { ...ALL, ...wanted }, STATES).map((shelf) =>
    shelf.lines.map((one) => one.key),
  );

it("keeps a problem found, whatever came later", () => {
  expect(STATES.get("jago-1")).toBe("found");
  expect(STATES.get("dames-1")).toBe("seen");
});

it("puts a game's problems together, the easier first, moves to find and to judge in turn, and no empty shelf", () => {
  expect(keys({})).toEqual([["dames-1"], ["jago-3", "jago-2", "jago-5", "jago-4", "jago-1"]]);
  expect(shelves(LINES, ["jago"], ALL, STATES)[0]?.found).toBe(1);
});

it("mixes the kinds where the easier problems are all of one", () => {
  const lines = [1, 2, 3, 4, 5, 6].map((i) => line(`jago-${i}`, i > 4 ? "most" : "referee", i > 4 ? 3 : 1));
  const [shelf] = shelves(lines, ["jago"], ALL, STATES);
  expect(shelf?.lines.map((one) => one.kind)).toEqual([
    "referee",
    "most",
    "referee",
    "referee",
    "most",
    "referee",
  ]);
});

it("shows what is asked for", () => {
  expect(keys({ game: "jago", kind: "most" })).toEqual([["jago-3", "jago-5", "jago-1"]]);
  expect(keys({ level: "2" })).toEqual([["dames-1"]]);
  expect(keys({ state: "found" })).toEqual([["jago-1"]]);
  expect(keys({ state: "open" })).toEqual([["dames-1"], ["jago-3", "jago-2", "jago-5", "jago-4"]]);
});
