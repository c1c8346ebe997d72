import { expect, test } from "vitest";
import type { Ply, State } from "../messages";
import { END_MS, HURRY_MS, READ_MS, Stage, THINK_MS, type Around } from "./stage.svelte";

/** A clock that goes on when it is told to, and keeps what was told when. */
class Time implements Around {
  at = 0;
  log: [number, number][] = [];
  quiet = false;
  asked: number[] = [];
  #waiting: { at: number; then: () => void }[] = [];

  now = (): number => this.at;
  still = (): boolean => this.quiet;
  view = (_: State, number: number): Promise<unknown> => {
    this.asked.push(number);
    return Promise.resolve(`view ${number}`);
  };
  script = () => ({ steps: [{ act: "lay" as const, square: "A1", at: 40, lasts: 200 }], lasts: 700 });
  told = (ply: Ply): void => void this.log.push([ply.number, this.at]);
  wait = (ms: number, then: () => void): (() => void) => {
    const one = { at: this.at + ms, then };
    this.#waiting.push(one);
    return () => (this.#waiting = this.#waiting.filter((other) => other !== one));
  };

  /** So much time passes, whatever falls due in it happening in order. */
  async pass(ms: number): Promise<void> {
    const end = this.at + ms;
    for (;;) {
      await Promise.resolve();
      await Promise.resolve();
      await Promise.resolve();
      const due = this.#waiting.filter((one) => one.at <= end).toSorted((a, b) => a.at - b.at)[0];
      if (!due) break;
      this.#waiting = this.#waiting.filter((one) => one !== due);
      this.at = Math.max(this.at, due.at);
      due.then();
    }
    this.at = end;
  }
}

function ply(number: number, seat: number, more: Partial<Ply> = {}): Ply {
  return { number, seat, effects: { kind: "word" }, judged: null, counted: null, ...more } as Ply;
}
function table(plies: Ply[], status = "playing", players = 3): State {
  return {
    table: { id: "t", you: [1], status, seats: Array.from({ length: players }, () => ({})) },
    seat: 1,
    view: `view ${plies.length}`,
    plies,
  } as unknown as State;
}

test("a machine thinks for a while, its move is played out, then it is the reader's turn", async () => {
  const time = new Time();
  const stage = new Stage(time);
  const mine = ply(1, 1);
  stage.receive(table([mine]));
  expect(stage.busy).toBe(false);
  stage.receive(table([mine, ply(2, 2)]));
  expect(stage.phase).toBe("thinking");
  expect(stage.view(table([mine, ply(2, 2)]))).toBe("view 1");
  await time.pass(THINK_MS);
  expect(stage.phase).toBe("playing");
  expect(stage.plays?.get("A1")?.lands).toBe(40);
  expect(stage.lines.map((line) => line.number)).toEqual([1, 2]);
  await time.pass(700);
  expect(stage.busy).toBe(false);
});

test("several machines are seen one by one, each sentence for long enough, even if they moved at once", async () => {
  const time = new Time();
  const stage = new Stage(time);
  stage.receive(table([ply(1, 1)]));
  const all = Array.from({ length: 8 }, (_, i) => ply(i + 1, i + 1));
  stage.receive(table(all));
  await time.pass(60_000);
  expect(time.log.map(([number]) => number)).toEqual([2, 3, 4, 5, 6, 7, 8]);
  const gaps = time.log.slice(1).map(([, at], i) => at - (time.log[i]?.[1] ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(READ_MS);
  expect(stage.lines.map((line) => line.number)).toEqual([6, 7, 8]);
  expect(time.asked).toEqual([2, 3, 4, 5, 6, 7]);
});

test.each([
  [2, [7, 8, 9]],
  [5, [6, 7, 8, 9]],
  [8, [3, 4, 5, 6, 7, 8, 9]],
])("among %i, what each of the others did stays told", async (players, kept) => {
  const time = new Time();
  time.quiet = true;
  const stage = new Stage(time);
  stage.receive(table([ply(1, 1)], "playing", players));
  const all = Array.from({ length: 9 }, (_, i) => ply(i + 1, i ? 2 : 1));
  stage.receive(table(all, "playing", players));
  await time.pass(60_000);
  expect(stage.lines.map((line) => line.number)).toEqual(kept);
});

test("one tap ends what is being shown and the next begins", async () => {
  const time = new Time();
  const stage = new Stage(time);
  stage.receive(table([ply(1, 1)]));
  stage.receive(table([ply(1, 1), ply(2, 2), ply(3, 3)]));
  stage.skip();
  expect(time.log).toEqual([[2, 0]]);
  expect(stage.ply?.number).toBe(3);
  stage.skip();
  expect(stage.busy).toBe(false);
  expect(stage.lines.map((line) => line.number)).toEqual([1, 2, 3]);
});

test("with nothing moving, the marks are there at once, and several plies still come one by one", async () => {
  const time = new Time();
  time.quiet = true;
  const stage = new Stage(time);
  stage.receive(table([ply(1, 1)]));
  stage.receive(table([ply(1, 1), ply(2, 2)]));
  await time.pass(0);
  expect(stage.busy).toBe(false);
  stage.receive(table([ply(1, 1), ply(2, 2), ply(3, 3)]));
  await time.pass(READ_MS - 1);
  expect(time.log.length).toBe(1);
  await time.pass(1);
  expect(time.log.length).toBe(2);
});

test("while the reader's own clock runs a verdict goes by itself, and what came after it is shown", async () => {
  const time = new Time();
  const stage = new Stage(time);
  const timed = (plies: Ply[], running: number[]): State =>
    ({ ...table(plies), clock: { kind: "budget", running } }) as State;
  const judged = ply(2, 2, { judged: {} as NonNullable<Ply["judged"]> });
  stage.receive(timed([ply(1, 1)], [2]));
  stage.receive(timed([ply(1, 1), judged], [2]));
  await time.pass(60_000);
  expect(stage.panel?.kind).toBe("judged");
  stage.receive(timed([ply(1, 1), judged, ply(3, 2)], [1]));
  await time.pass(HURRY_MS - 1);
  expect(stage.panel?.kind).toBe("judged");
  await time.pass(60_000);
  expect([stage.panel, stage.busy, stage.shown]).toEqual([null, false, 3]);
});

test("without a clock a verdict stays until it is read, though its reader is to act", async () => {
  const time = new Time();
  const stage = new Stage(time);
  const untimed = (plies: Ply[]): State =>
    ({ ...table(plies), clock: { kind: "none", running: [1] } }) as State;
  stage.receive(untimed([ply(1, 1)]));
  stage.receive(untimed([ply(1, 1), ply(2, 2, { judged: {} as NonNullable<Ply["judged"]> })]));
  await time.pass(60_000);
  expect(stage.panel?.kind).toBe("judged");
});

test("a verdict waits for a tap and holds back what came after it; the reader's own move puts it away", async () => {
  const time = new Time();
  const stage = new Stage(time);
  const judged = { judged: {} as NonNullable<Ply["judged"]>, counted: {} as NonNullable<Ply["counted"]> };
  stage.receive(table([ply(1, 1)]));
  const plies = [ply(1, 1), ply(2, 2, judged), ply(3, 3)];
  stage.receive(table(plies));
  await time.pass(60_000);
  expect([stage.panel?.kind, stage.panel?.ply.number, stage.busy]).toEqual(["judged", 2, true]);
  stage.dismiss();
  expect(stage.panel?.kind).toBe("counted");
  stage.dismiss();
  expect(stage.panel).toBe(null);
  await time.pass(60_000);
  expect(stage.busy).toBe(false);
  stage.receive(table([...plies, ply(4, 1, { judged: judged.judged })]));
  expect([stage.panel?.kind, stage.busy]).toEqual(["judged", false]);
  stage.receive(table([...plies, ply(4, 1), ply(5, 1)]));
  expect(stage.panel).toBe(null);
});

test("the last count of a game is left to the sheet of its end", async () => {
  const time = new Time();
  const stage = new Stage(time);
  stage.receive(table([]));
  stage.receive(table([ply(1, 2, { counted: {} as NonNullable<Ply["counted"]> })], "finished"));
  await time.pass(60_000);
  expect(stage.panel).toBe(null);
});

test("a move is shown again without being told again, and a takeback starts anew", async () => {
  const time = new Time();
  const stage = new Stage(time);
  stage.receive(table([ply(1, 2)]));
  stage.again();
  expect(stage.phase).toBe("thinking");
  await time.pass(60_000);
  expect([stage.busy, time.log.length]).toEqual([false, 0]);
  stage.receive(table([]));
  expect(stage.lines).toEqual([]);
});

test("the page says how far it has shown: a verdict counts once it is read", async () => {
  const time = new Time();
  const stage = new Stage(time);
  stage.receive(table([ply(1, 1)]));
  expect(stage.shown).toBe(1);
  const plies = [ply(1, 1), ply(2, 2, { judged: {} as NonNullable<Ply["judged"]> })];
  stage.receive(table(plies));
  expect(stage.shown).toBe(1);
  await time.pass(60_000);
  expect([stage.panel?.kind, stage.shown]).toEqual(["judged", 1]);
  stage.receive(table([...plies, ply(3, 3)]));
  await time.pass(60_000);
  expect(stage.shown).toBe(1);
  stage.dismiss();
  expect(stage.shown).toBe(2);
  await time.pass(60_000);
  expect(stage.shown).toBe(3);
  stage.again();
  expect(stage.shown).toBe(3);
  stage.receive(table([ply(1, 1)]));
  expect(stage.shown).toBe(1);
});

test("counts and turn are those of the moment being told, under a verdict too", async () => {
  const time = new Time();
  const seen = (number: number): object => ({ number, scores: [number], to_act: [number] });
  const fetched: number[] = [];
  const stage = new Stage({
    ...time,
    view: (_, number) => {
      fetched.push(number);
      return Promise.resolve(seen(number));
    },
  });
  const state = (plies: Ply[]): State => {
    const { table: info, ...rest } = table(plies);
    const now = plies.length;
    return { ...rest, view: seen(now), table: { ...info, scores: [now], to_act: [now] } } as State;
  };
  const first = ply(1, 2);
  const own = ply(2, 1, { judged: {} as NonNullable<Ply["judged"]> });
  stage.receive(state([first]));
  // The reader's own contest and what two machines did after it come in one message.
  const now = state([first, own, ply(3, 2), ply(4, 3)]);
  stage.receive(now);
  await time.pass(0);
  expect(stage.panel?.kind).toBe("judged");
  expect(fetched).toEqual([2]);
  const { view, table: info } = stage.moment(now);
  expect([view, info.scores, info.to_act]).toEqual([seen(2), [2], [2]]);
  stage.dismiss();
  expect(stage.moment(now).table.scores).toEqual([2]);
  await time.pass(60_000);
  expect(stage.moment(now)).toBe(now);
});

test("a play that somebody lets pass takes nobody's time", async () => {
  const time = new Time();
  const stage = new Stage(time);
  stage.receive(table([ply(1, 1)]));
  const accept = { effects: { kind: "accept" } as Ply["effects"] };
  stage.receive(table([ply(1, 1), ply(2, 2, accept), ply(3, 3, accept)]));
  expect([stage.busy, stage.lines.length]).toEqual([false, 1]);
});

test("who has resigned sees how it stands at once, not one move after the other", async () => {
  const time = new Time();
  const stage = new Stage(time);
  const gone = ply(2, 1, { effects: { kind: "resign" } as Ply["effects"] });
  stage.receive(table([ply(1, 2)]));
  stage.receive(table([ply(1, 2), gone, ply(3, 2), ply(4, 3), ply(5, 2)]));
  await time.pass(1);
  expect(stage.busy).toBe(false);
  expect(stage.lines.map((one) => one.number)).toEqual([5]);
  expect(stage.view(table([ply(1, 2), gone, ply(3, 2), ply(4, 3), ply(5, 2)]))).toBe("view 5");
});

test("the last move of a game is looked at before its end is told, whoever made it", async () => {
  for (const seat of [1, 2]) {
    const time = new Time();
    time.script = () => null as never;
    const stage = new Stage(time);
    stage.receive(table([ply(1, 3)]));
    stage.receive(table([ply(1, 3), ply(2, seat)], "finished"));
    await time.pass(0);
    expect(stage.lines.at(-1)?.number).toBe(2);
    await time.pass(END_MS - 1);
    expect(stage.busy).toBe(true);
    await time.pass(1);
    expect(stage.busy).toBe(false);
  }
});

test("with nothing moving the end is told at once", () => {
  const time = new Time();
  time.quiet = true;
  const stage = new Stage(time);
  stage.receive(table([ply(1, 3)]));
  stage.receive(table([ply(1, 3), ply(2, 1)], "finished"));
  expect(stage.busy).toBe(false);
});
