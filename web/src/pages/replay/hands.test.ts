import { expect, test } from "vitest";
import { heldAt } from "./hands";

/** The deal, then MOU by the second player and a pass by the third. */
const replayed = {
  plies: [{ seat: 0 }, { seat: 2 }, { seat: 3 }],
  hands: [
    ["", "", ""],
    ["**EEE", "BGMOO", "KQYZ"],
    ["**EEE", "BGO", "KQYZ"],
    ["**EEE", "BGO", "KQYZ"],
  ],
};
const spelled = (held: ReturnType<typeof heldAt>): string =>
  (held?.letters ?? []).map(({ letter, used }) => (used ? letter.toLowerCase() : letter)).join("");

test("under a move stands the hand it was chosen from, and whose it is", () => {
  const held = heldAt(replayed, 2, 0, 1);
  expect(held).toMatchObject({ seat: 2, plays: true });
  expect(spelled(held)).toBe("BGmOo");
  expect(heldAt(replayed, 3, 0, 1)).toMatchObject({ seat: 3, plays: true });
});

test("another's hand may be watched instead", () => {
  const held = heldAt(replayed, 2, 1, 1);
  expect(held).toMatchObject({ seat: 1, plays: false });
  expect(spelled(held)).toBe("**EEE");
});

test("after the deal the reader sees what was dealt", () => {
  expect(spelled(heldAt(replayed, 1, 0, 3))).toBe("KQYZ");
});

test("a game without hands shows none", () => {
  expect(heldAt({ ...replayed, hands: [] }, 2, 0, 1)).toBeNull();
});
