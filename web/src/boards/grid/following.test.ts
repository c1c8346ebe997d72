import { beforeEach, expect, test } from "vitest";
import { Following } from "./following";
import { Viewport } from "./viewport.svelte";
import type { Span } from "./window";

const SIDE = 25;
const CELL = 40;
const LEAST_PX = 24;
const at = (column: number, row: number): number => row * SIDE + column;
/** Where the game is: a long word across the middle. */
const near: Span = {
  squares: [at(2, 12), at(22, 12)],
  around: 2,
  across: 12,
  down: 8,
  least: { squares: [at(10, 12), at(14, 12)], px: LEAST_PX },
};
const laid = (...squares: number[]): Span => ({ squares, around: 1, across: 12, down: 3, enough: LEAST_PX });

let view: Viewport;
let following: Following;
beforeEach(() => {
  view = new Viewport(SIDE * CELL, SIDE * CELL, CELL);
  view.resize({ width: 332, height: 250 });
  following = new Following(() => view, SIDE, SIDE);
  following.follow(near);
});
const isIn = (column: number, row: number): boolean =>
  view.holds({ x: column * CELL, y: row * CELL, width: CELL, height: CELL });

test("the board opens where the last word is, large enough to read", () => {
  expect(view.isReadable(LEAST_PX)).toBe(true);
  expect(isIn(10, 12) && isIn(14, 12)).toBe(true);
});

test("all that lies there is in view where it can be read with less room around it", () => {
  const high: Span = {
    ...near,
    squares: [at(10, 9), at(15, 17)],
    least: { squares: [at(15, 17)], px: LEAST_PX },
  };
  following.follow(high);
  expect(view.isReadable(LEAST_PX)).toBe(true);
  expect(isIn(10, 9) && isIn(15, 17)).toBe(true);
});

test("coming close to the last word leaves out no word for squares where nothing lies", () => {
  const high: Span = {
    ...near,
    squares: [at(10, 6), at(15, 17)],
    least: { squares: [at(15, 17)], px: LEAST_PX },
  };
  following.follow(high);
  expect(isIn(15, 17)).toBe(true);
  expect(isIn(15, 20)).toBe(false);
});

test("a square in view is chosen, laid on and cleared without the board moving", () => {
  const before = view.box;
  for (const squares of [[at(8, 9)], [at(8, 9), at(9, 9)]]) {
    following.follow(near, laid(...squares));
    expect(view.box).toBe(before);
  }
  following.follow(near);
  expect(view.box).toBe(before);
});

test("a line more under the board hides its lowest squares and moves none", () => {
  following.follow(near, laid(at(8, 9)));
  const [x, y] = view.box.split(" ");
  const { units } = view;
  view.resize({ width: 332, height: 210 });
  following.follow(near, laid(at(8, 9)));
  expect(view.box.split(" ").slice(0, 2)).toEqual([x, y]);
  expect(view.units).toBeCloseTo(units);
  following.follow(near);
  view.resize({ width: 332, height: 250 });
  following.follow(near);
  expect(view.box.split(" ").slice(0, 2)).toEqual([x, y]);
  expect(view.units).toBeCloseTo(units);
});

test("the board follows a word that leaves the view, no closer and no further, and comes back once it is cleared", () => {
  const { box: before, units } = view;
  const word = [17, 18, 19, 20].map((column) => at(column, 12));
  expect(isIn(20, 12)).toBe(false);
  following.follow(near, laid(...word));
  expect(isIn(17, 12) && isIn(20, 12)).toBe(true);
  expect(view.units).toBeCloseTo(units);
  following.follow(near);
  expect(view.box).toBe(before);
});

test("where the player has moved the board meanwhile, it stays", () => {
  following.follow(near, laid(at(20, 12)));
  view.zoom(0.9);
  const before = view.box;
  following.follow(near);
  expect(view.box).toBe(before);
});

test("squares too small to read come closer, and what was touched stays under the finger", () => {
  view.wholeByHand();
  const place = (): number => (12.5 * CELL - view.region.x) / view.region.width;
  const before = place();
  following.follow(near, laid(at(12, 12)));
  expect(view.isReadable(LEAST_PX)).toBe(true);
  expect(place()).toBeCloseTo(before);
});

test("a new word on the board is looked at", () => {
  following.follow(near, laid(at(8, 9)));
  const squares = [...near.squares, at(3, 20), at(5, 20)];
  const played = { ...near, squares, least: { squares: [at(3, 20), at(5, 20)], px: LEAST_PX } };
  following.follow(played);
  expect(isIn(3, 20) && isIn(5, 20)).toBe(true);
});

test("a hint out of view is shown, whatever square was chosen before; the next square chosen is shown again", () => {
  following.follow(near, laid(at(0, 0)));
  const light = laid(at(14, 12));
  following.follow(near, laid(at(0, 0)), light);
  expect(isIn(14, 12)).toBe(true);
  following.follow(near, laid(at(1, 1)), light);
  expect(isIn(1, 1)).toBe(true);
});

test("a board shown whole stays as the player has zoomed it, whatever its room", () => {
  const whole = new Viewport(SIDE * CELL, SIDE * CELL, CELL);
  whole.resize({ width: 332, height: 332 });
  const all = new Following(() => whole, SIDE, SIDE);
  all.follow(null);
  expect(whole.zoomed).toBe(false);
  whole.zoom(0.5);
  whole.resize({ width: 332, height: 300 });
  all.follow(null);
  expect(whole.zoomed).toBe(true);
});

test("under a mouse the board stays where a hint brought it: the square pointed at does not run away", () => {
  following = new Following(() => view, SIDE, SIDE, { current: true });
  following.follow(near);
  following.follow(near, laid(at(2, 2), at(3, 2)));
  const there = view.box;
  expect(isIn(2, 2)).toBe(true);
  following.follow(near);
  expect(view.box).toBe(there);
});
