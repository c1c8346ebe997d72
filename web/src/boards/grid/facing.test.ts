import { expect, test } from "vitest";
import { cornerOf, facing, stepped, type Lie } from "./facing";

const at = (lie: Lie, square: string): [number, number] => {
  const { x, y } = cornerOf(facing(lie, 8, 6), square, 10);
  return [x, y];
};

test("a board lies down, up, or turned to its far side", () => {
  expect(at("down", "A1")).toEqual([0, 0]);
  expect(at("up", "A1")).toEqual([0, 50]);
  expect(at("turned", "A1")).toEqual([70, 0]);
  expect(at("turned", "H6")).toEqual([0, 50]);
});

test("arrows go where one sees them go", () => {
  const b2 = 9;
  expect(stepped("down", 8, 6, b2, "ArrowDown")).toBe(17);
  expect(stepped("up", 8, 6, b2, "ArrowDown")).toBe(1);
  expect(stepped("turned", 8, 6, b2, "ArrowDown")).toBe(17);
  expect(stepped("turned", 8, 6, b2, "ArrowRight")).toBe(8);
  expect(stepped("turned", 8, 6, b2, "ArrowLeft")).toBe(10);
  expect(stepped("turned", 8, 6, 0, "ArrowRight")).toBeNull();
  expect(stepped("up", 8, 6, 7, "ArrowRight")).toBeNull();
});
