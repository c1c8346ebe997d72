import { expect, test, vi } from "vitest";

const answers = vi.fn();
vi.stubGlobal("navigator", { language: "fr", onLine: true });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
const store = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
vi.stubGlobal("localStorage", store);
vi.stubGlobal("sessionStorage", store);
vi.stubGlobal("fetch", answers);
vi.stubGlobal("window", { addEventListener: () => undefined });
const { Trial } = await import("./trial.svelte");

const SETTING = { position: "phase=play", seat: 1 };
const START = { to_act: [1], cells: "start" };
const PLAYED = { to_act: [2], cells: "played" };

/** What the server answers to a trial: the board as it is, or after the move. */
function answered(move: string | undefined): Response {
  const tried = move ? { view: PLAYED, effects: { move, laid: [] }, position: "after" } : { view: START };
  return new Response(JSON.stringify({ ways: [], refusal: null, ...tried }), {
    headers: { "content-type": "application/json" },
  });
}

test("who tries again may write at once, whatever the server is doing", async () => {
  answers.mockImplementation((_: string, init: RequestInit) =>
    Promise.resolve(answered((JSON.parse(init.body as string) as { move?: string }).move)),
  );
  const trial = new Trial("lexiduel", SETTING);
  await vi.waitFor(() => expect(trial.active).toBe(true));
  await trial.show("A1h MOT");
  expect(trial.view).toEqual(PLAYED);
  expect(trial.active).toBe(false);

  answers.mockImplementation(() => new Promise(() => {}));
  void trial.reset();
  expect(trial.view).toEqual(START);
  expect(trial.active).toBe(true);
});
