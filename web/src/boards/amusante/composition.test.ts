import { expect, it } from "vitest";
import type { Draft } from "../../lib/draft.svelte";
import { added, begun, isRetyped, moveOf } from "./composition";

/** What is announced when these letters are typed one by one after the start. */
function typed(start: string, letters: string): string {
  let word = start;
  let swallowed = false;
  for (const letter of letters) {
    const rest = added(start, word);
    const again: boolean = !swallowed && isRetyped(start, rest + letter, rest);
    swallowed ||= again;
    word = again ? rest + letter : start + rest + letter;
  }
  return word;
}

it("adds what is typed to the start", () => {
  expect(typed("T", "ABLE")).toBe("TABLE");
  expect(typed("PA", "PA")).toBe("PAPA");
});

it("swallows a beginning typed once more", () => {
  expect(typed("T", "TABLE")).toBe("TABLE");
  expect(typed("DA", "DANSE")).toBe("DANSE");
  expect(typed("CHAT", "CHAT")).toBe("CHAT");
  expect(typed("PA", "PAPA")).toBe("PAPA");
  expect(typed("MA", "MAMAN")).toBe("MAMAN");
  expect(typed("O", "OOLITHE")).toBe("OOLITHE");
});

/** A draft that keeps what it is given. */
function blank(): Draft {
  const draft = {
    composition: null as unknown,
    place: null as unknown,
    set: (composition: unknown, place: unknown) => Object.assign(draft, { composition, place }),
  };
  return draft as unknown as Draft;
}

it("asks about the word announced last as soon as the row spells it", () => {
  const draft = blank();
  begun(draft, "CHA", "T", "", "CHAT");
  expect(draft.composition).toMatchObject({ square: "T", word: "CHAT" });
});

it("waits for the rest of any other word", () => {
  const draft = blank();
  begun(draft, "CHA", "T", "", "CHATEAU");
  expect(draft.composition).toBeNull();
});

it("writes the move as the record does", () => {
  expect(moveOf({ square: "T", stands_for: "", word: "CHAT", take: false })).toBe("lay T CHAT");
  expect(moveOf({ square: "*", stands_for: "T", word: "CHAT", take: false })).toBe("lay *t CHAT");
});
