import { expect, test } from "vitest";
import { excuseOf } from "./excuse";

test("a machine that is still being prepared is said to be, whichever its move", () => {
  expect(excuseOf("searchesLong", true, true)).toBe("prepares");
  expect(excuseOf("searchesLong", true, false)).toBe("prepares");
});

test("once all is ready, only a first move is excused", () => {
  expect(excuseOf("searchesLong", false, true)).toBe("searchesLong");
  expect(excuseOf("searchesLong", false, false)).toBe("searches");
});

test("nothing is excused before it has taken long", () => {
  expect(excuseOf("", true, true)).toBe("");
  expect(excuseOf("searches", true, true)).toBe("searches");
});
