import { expect, test } from "vitest";
import { SETTLE_MS, Settling } from "./settling.svelte";

/** A clock that goes on when it is told to. */
function clock() {
  let at = 0;
  let waiting: { at: number; then: () => void }[] = [];
  return {
    wait: (ms: number, then: () => void) => {
      const one = { at: at + ms, then };
      waiting.push(one);
      return () => void (waiting = waiting.filter((other) => other !== one));
    },
    pass(ms: number): void {
      at += ms;
      for (const one of waiting.filter((other) => other.at <= at)) one.then();
      waiting = waiting.filter((other) => other.at > at);
    },
  };
}

test("a button that names another word takes no tap until that word can have been read", () => {
  const time = clock();
  const settling = new Settling(time.wait);
  settling.turn("7 PERI");
  expect(settling.ready).toBe(false);
  time.pass(SETTLE_MS);
  expect(settling.ready).toBe(true);
  settling.turn("7 PERI");
  expect(settling.ready).toBe(true);
  settling.turn("9 SALUER");
  expect(settling.ready).toBe(false);
  time.pass(SETTLE_MS - 1);
  expect(settling.ready).toBe(false);
  time.pass(1);
  expect(settling.ready).toBe(true);
});

test("the moment counts from the latest word, not from the one before it", () => {
  const time = clock();
  const settling = new Settling(time.wait);
  settling.turn("7 PERI");
  time.pass(SETTLE_MS - 100);
  settling.turn("8 FOX");
  time.pass(SETTLE_MS - 100);
  expect(settling.ready).toBe(false);
  settling.close();
  time.pass(SETTLE_MS);
  expect(settling.ready).toBe(false);
});
