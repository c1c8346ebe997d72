import { expect, it } from "vitest";
import { added, isRetyped } from "./composition";

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
