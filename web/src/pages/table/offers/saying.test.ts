import { beforeAll, expect, test, vi } from "vitest";
import type { AnswerInfo, State } from "../../../lib/messages";
import type * as Module from "./saying";

let module: typeof Module;
beforeAll(async () => {
  vi.stubGlobal("navigator", { language: "fr" });
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  module = await import("./saying");
}, 120_000);

const say = (key: string): string => key;
const names = ["Camille", "Débutant", "Débutant 2", "Débutant 3"];

function table(seats: number, you: number[], gone: number[] = []): State {
  return {
    table: { you, seats: Array.from({ length: seats }, (_, i) => ({ seat: i + 1, kind: "machine" })) },
    plies: gone.map((seat) => ({ seat, effects: { kind: "resign" } })),
  } as unknown as State;
}
const accepted = (by: number): AnswerInfo =>
  ({ about: "takeback", seat: 1, by, said: "accepted" }) as AnswerInfo;

test("what several agreed to is not said of the last who did", () => {
  const told = (state: State, by: number): string => module.answerText(say, state, accepted(by), names);
  expect(told(table(4, [1]), 4)).toBe("takeback.acceptedYoursByAll");
  expect(told(table(2, [1]), 2)).toBe("takeback.acceptedYours");
  expect(told(table(3, [1], [3]), 2)).toBe("takeback.acceptedYours");
  expect(told(table(4, [3]), 4)).toBe("takeback.acceptedByAll");
  expect(told(table(4, [4]), 4)).toBe("takeback.youAccepted");
});
