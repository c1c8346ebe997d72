import { expect, it, vi } from "vitest";
import type { State } from "../../lib/messages";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("navigator", { language: "fr" });
const { contestCosts, contestStakes } = await import("./contest");

/** The reader holds seat 2 of three; seat 1 has just laid. */
function table(
  turn: number,
  { seats = [2, 3], you = [2], state = "open", out = [] as number[] } = {},
): State {
  const view = { turn, out, window: { state, seats, author: 1 } };
  return { table: { you }, view } as unknown as State;
}

it("says that this very turn is lost to whoever is on turn", () => {
  expect(contestCosts(table(2))).toBe("Contester à tort vous coûte ce tour.");
  expect(contestStakes(table(2), "Lucien").wrong.more).toMatch(/^celui-ci/);
});

it("says that the next turn is lost to whoever is not", () => {
  expect(contestCosts(table(3))).toBe("Contester à tort vous coûte le prochain tour.");
  expect(contestStakes(table(3), "Lucien").wrong.more).toMatch(/^le prochain/);
});

it("names neither turn where several at this screen may contest", () => {
  expect(contestCosts(table(2, { you: [2, 3] }))).toMatch(
    /^Qui conteste à tort perd son tour, celui-ci ou le prochain/,
  );
});

it("says that the game is over where the last play would stand", () => {
  expect(contestCosts(table(2, { state: "closing" }))).toMatch(/la partie est finie/);
});

it("says that whoever has laid everything has no turn to lose", () => {
  expect(contestCosts(table(3, { out: [2] }))).toMatch(/pas de tour à perdre/);
});
