import { expect, test, vi } from "vitest";

const answers = vi.fn();
vi.stubGlobal("navigator", { language: "fr", onLine: true });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
const store = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
vi.stubGlobal("localStorage", store);
vi.stubGlobal("sessionStorage", store);
vi.stubGlobal("fetch", answers);
vi.stubGlobal("window", { addEventListener: () => undefined });
const page = { hidden: true };
vi.stubGlobal("document", page);
const { Trial } = await import("./trial.svelte");
const { factOf } = await import("./lessons");

const SETTING = { position: "phase=play", seat: 1 };
const START = { to_act: [1], cells: "start" };
const PLAYED = { to_act: [2], cells: "played" };

/** What the server answers to a trial: the board as it is, or after the move. */
function answered(move: string | undefined): Response {
  const tried = move
    ? {
        view: PLAYED,
        effects: { move, words: ["MOT"], laid: ["A1"], paths: [["A1"]], turned: [], removed: [] },
        position: "after",
      }
    : { view: START };
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

test("a move shown stays, however late the first board comes", async () => {
  let begin: (response: Response) => void = () => undefined;
  answers.mockImplementation((_: string, init: RequestInit) => {
    const { move } = JSON.parse(init.body as string) as { move?: string };
    return move ? Promise.resolve(answered(move)) : new Promise((resolve) => (begin = resolve));
  });
  const trial = new Trial("lexiduel", SETTING);
  const shown = trial.show("A1h MOT");
  await vi.waitFor(() => expect(answers).toHaveBeenLastCalledWith("/api/try", expect.anything()));
  begin(answered(undefined));
  await shown;
  expect(trial.view).toEqual(PLAYED);
  expect(trial.before).toEqual(START);
  expect(trial.active).toBe(false);
});

test("a forbidden try lies on the board, with its refusal, and is not judged again", async () => {
  const laid = { laid: [["A6", "R"]], down: false };
  const refusal = { article: "JAG-6", reason: "centre", message: "", squares: [], word: "" };
  const asked = vi.fn((_: string, init: RequestInit) => {
    const { move } = JSON.parse(init.body as string) as { move?: string };
    const tried = move ? { view: START, refusal, composition: laid } : { view: START };
    return Promise.resolve(
      new Response(JSON.stringify({ ways: [], refusal: null, effects: null, ...tried })),
    );
  });
  answers.mockImplementation(asked);
  const judged = vi.fn(() => true);
  const trial = new Trial("jago", SETTING, judged);
  await vi.waitFor(() => expect(trial.active).toBe(true));
  await trial.show("A6h RAS");
  expect(trial.draft.composition).toEqual(laid);
  expect(trial.refusal).toEqual(refusal);
  expect(judged).toHaveBeenCalledExactlyOnceWith({ effects: null, refusal });
  const before = asked.mock.calls.length;
  trial.compose();
  expect(trial.refusal).toEqual(refusal);
  expect(asked.mock.calls.length).toBe(before);
});

test("a move shown is played out before it is judged; one's own, or where nothing moves, at once", async () => {
  answers.mockImplementation((_: string, init: RequestInit) =>
    Promise.resolve(answered((JSON.parse(init.body as string) as { move?: string }).move)),
  );
  const judged = vi.fn(() => true);
  const trial = new Trial("lexiduel", SETTING, judged);
  await vi.waitFor(() => expect(trial.active).toBe(true));
  await trial.make("A1h MOT");
  expect(judged).toHaveBeenCalledTimes(1);
  await trial.show("A1h MOT");
  expect(judged).toHaveBeenCalledTimes(2);

  vi.useFakeTimers();
  page.hidden = false;
  await trial.show("A1h MOT");
  expect(trial.view).toEqual(PLAYED);
  expect(trial.plays).not.toBeNull();
  vi.advanceTimersByTime(600);
  expect(judged).toHaveBeenCalledTimes(2);
  vi.runAllTimers();
  expect(trial.plays).toBeNull();
  expect(judged).toHaveBeenCalledTimes(3);

  await trial.show("A1h MOT");
  trial.leave();
  vi.runAllTimers();
  expect(judged).toHaveBeenCalledTimes(3);
  page.hidden = true;
  vi.useRealTimers();
});

test("what is forbidden is tried by « Jouer », without a word of patience before", async () => {
  const message = "FRANCE n’est pas admis : c’est un nom propre. Essayez un autre mot.";
  const refusal = { article: "LEX-11", reason: "word_name", message, squares: [], word: "FRANCE" };
  answers.mockImplementation((_: string, init: RequestInit) => {
    const { composition } = JSON.parse(init.body as string) as { composition?: unknown };
    const tried = { view: START, ways: [], effects: null, refusal: composition ? refusal : null };
    return Promise.resolve(new Response(JSON.stringify(tried)));
  });
  const judged = vi.fn(() => true);
  const trial = new Trial("lexicon", SETTING, judged, () => "played");
  await vi.waitFor(() => expect(trial.active).toBe(true));
  expect(trial.tries).toBe(false);
  vi.useFakeTimers();
  trial.draft.set({ word: "FRANCE" });
  trial.compose();
  expect(trial.tries).toBe(true);
  await vi.advanceTimersByTimeAsync(5000);
  expect([trial.awaits, trial.refusal]).toEqual(["", null]);
  expect(judged).not.toHaveBeenCalled();
  trial.play();
  expect(judged).toHaveBeenCalledExactlyOnceWith({ effects: null, refusal });
  expect(trial.refusal?.message).toBe("FRANCE n’est pas admis : c’est un nom propre.");
  expect(trial.tries).toBe(false); // refused: nothing invites to play it again

  trial.compose();
  trial.play();
  await vi.advanceTimersByTimeAsync(200);
  expect(judged).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

/** A lesson's trial in which what is composed comes to this. */
async function composing(comes: object): Promise<InstanceType<typeof Trial>> {
  answers.mockImplementation((_: string, init: RequestInit) => {
    const { composition, move } = JSON.parse(init.body as string) as { composition?: unknown; move?: string };
    if (!composition) return Promise.resolve(answered(move));
    const tried = { view: START, ways: [], effects: null, refusal: null, awaits: null, ...comes };
    return Promise.resolve(new Response(JSON.stringify(tried)));
  });
  const trial = new Trial("lexicon", SETTING, undefined, () => "rested");
  await vi.waitFor(() => expect(trial.active).toBe(true));
  vi.useFakeTimers();
  trial.draft.set({ word: "MOT" });
  trial.compose();
  return trial;
}

test("an Enter that comes before the referee's answer is played with it, and dropped with another letter", async () => {
  const trial = await composing({ ways: [{ move: "word MOT", words: ["MOT"] }] });
  trial.play();
  trial.draft.set({ word: "MOTS" });
  trial.compose();
  await vi.advanceTimersByTimeAsync(200);
  expect([trial.played, trial.ways.length]).toEqual([false, 1]);
  trial.draft.set({ word: "MOT" });
  trial.compose();
  trial.play();
  await vi.advanceTimersByTimeAsync(200);
  expect(trial.played).toBe(true);
  vi.useRealTimers();
});

test("a word that is none yet is refused when it is played", async () => {
  const refusal = { article: "LEX-11", reason: "word_unknown", message: "Non.", squares: [], word: "FIARE" };
  const trial = await composing({ refusal });
  await vi.advanceTimersByTimeAsync(2000);
  expect([trial.refusal, trial.tries]).toEqual([null, false]); // « Jouer » is quiet, and says why
  trial.play();
  expect([trial.refusal, trial.insisted]).toEqual([refusal, 1]);
  trial.play();
  expect(trial.insisted).toBe(2);
  vi.useRealTimers();
});

test("what is unfinished is refused by what it awaits, and « Jouer » does not invite to it", async () => {
  const awaits = { article: "LEX-8", message: "Choisissez la carte.", squares: [] };
  const trial = await composing({ awaits });
  await vi.advanceTimersByTimeAsync(2000);
  expect([trial.awaits, trial.refusal, trial.tries]).toEqual([awaits.message, null, false]);
  trial.play();
  expect(trial.refusal).toMatchObject(awaits);
  vi.useRealTimers();
});

test("a refusal of one sentence is left as it is", () => {
  expect(factOf("Le premier mot couvre la case centrale : faites-le passer par F6.")).toContain("F6");
});

test("what awaits more, where a refusal is to be tried, is refused by « Jouer » alone", async () => {
  const message = "Ce serait 1 contre 5. Posez un mot de plus.";
  const refusal = { article: "JAG-8", reason: "no_lead", message, squares: [], word: "" };
  const awaits = { article: "JAG-8", message: "Ajoutez un mot.", squares: [] };
  answers.mockImplementation((_: string, init: RequestInit) => {
    const { composition } = JSON.parse(init.body as string) as { composition?: unknown };
    const judged = composition ? { refusal, awaits } : { refusal: null, awaits: null };
    return Promise.resolve(new Response(JSON.stringify({ view: START, ways: [], effects: null, ...judged })));
  });
  const judged = vi.fn(() => true);
  const trial = new Trial("jago", SETTING, judged, () => "played");
  await vi.waitFor(() => expect(trial.active).toBe(true));
  vi.useFakeTimers();
  trial.draft.set({ laid: [{ square: "I6", letter: "R" }] });
  trial.compose();
  await vi.advanceTimersByTimeAsync(5000);
  expect([trial.awaits, trial.refusal]).toEqual(["Ajoutez un mot.", null]);
  expect(judged).not.toHaveBeenCalled();
  trial.play();
  expect(judged).toHaveBeenCalledExactlyOnceWith({ effects: null, refusal });
  expect(trial.refusal?.message).toBe("Ce serait 1 contre 5.");
  vi.useRealTimers();
});
