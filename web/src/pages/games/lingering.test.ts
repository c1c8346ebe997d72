import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { lingering } from "./lingering";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("goes by itself after a while", () => {
  const gone = vi.fn();
  lingering(() => false, gone, 1000);
  vi.advanceTimersByTime(999);
  expect(gone).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(gone).toHaveBeenCalledOnce();
});

it("stays while it is held, and a while longer", () => {
  const gone = vi.fn();
  let held = true;
  lingering(() => held, gone, 1000);
  vi.advanceTimersByTime(3500);
  expect(gone).not.toHaveBeenCalled();
  held = false;
  vi.advanceTimersByTime(500);
  expect(gone).toHaveBeenCalledOnce();
});

it("does nothing once it is stopped", () => {
  const gone = vi.fn();
  lingering(() => false, gone, 1000)();
  vi.advanceTimersByTime(5000);
  expect(gone).not.toHaveBeenCalled();
});
