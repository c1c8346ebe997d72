import { expect, it, vi } from "vitest";
import type { State } from "../../lib/messages";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("navigator", { language: "fr" });
const { contestCosts, contestStakes } = await import("./contest");

/** The reader holds seat 2 of three; seat 1 has just laid. */
function table(turns_at_stake: string[], { seats = [2, 3], you = [2] } = {}): State {
  const view = { turns_at_stake, window: { state: "open", seats, author: 1 } };
  return { table: { you }, view } as unknown as State;
}

it("says that this very turn is lost to whoever is on turn", () => {
  expect(contestCosts(table(["next", "now", "next"]))).toBe("Contester à tort vous coûte ce tour.");
  expect(contestStakes(table(["next", "now", "next"]), "Lucien").wrong.more).toMatch(/^celui-ci/);
});

it("says that the next turn is lost to whoever is not", () => {
  expect(contestCosts(table(["next", "next", "now"]))).toBe("Contester à tort vous coûte le prochain tour.");
  expect(contestStakes(table(["next", "next", "now"]), "Lucien").wrong.more).toMatch(/^le prochain/);
});

it("names neither turn where several at this screen may contest", () => {
  expect(contestCosts(table(["next", "now", "next"], { you: [2, 3] }))).toMatch(
    /^Qui conteste à tort perd son tour, celui-ci ou le prochain/,
  );
});

it("says that the game is over where the last play would stand", () => {
  expect(contestCosts(table(["over", "over", "over"]))).toMatch(/la partie est finie/);
});

it("says that whoever has laid everything has no turn to lose", () => {
  expect(contestCosts(table(["next", "none", "now"]))).toMatch(/pas de tour à perdre/);
});
