/** What is sent to a table: again after a lost connection or when the server is busy, under the same id. */
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type * as Live from "./live.svelte";

interface Sent {
  type: string;
  id?: string;
}

class Socket {
  static OPEN = 1;
  static all: Socket[] = [];
  readyState = 0;
  sent: Sent[] = [];
  onopen = (): void => undefined;
  onmessage = (_event: { data: string }): void => undefined;
  onclose = (): void => undefined;

  constructor() {
    Socket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent);
  }
  open(): void {
    this.readyState = Socket.OPEN;
    this.onopen();
  }
  close(): void {
    this.readyState = 3;
    this.onclose();
  }
  say(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const newest = (): Socket => Socket.all.at(-1)!;
const asked = (socket: Socket): Sent[] => socket.sent.filter((one) => one.type !== "hello");
const idOf = (socket: Socket): string => asked(socket)[0]?.id ?? "";

/** The page's own module: read once, which may take a while on a busy machine. */
let module: typeof Live;

beforeAll(async () => {
  stub();
  module = await import("./live.svelte");
}, 120_000);
beforeEach(() => {
  Socket.all = [];
  vi.useFakeTimers();
  stub();
});

function stub(): void {
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("navigator", { language: "fr" });
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("location", { protocol: "http:", host: "joute.test" });
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function opened(): { live: Live.LiveTable; socket: Socket } {
  const live = new module.LiveTable("0");
  newest().open();
  return { live, socket: newest() };
}

test("a move that the server puts off is sent again under the same id, and the page says so", async () => {
  const { live, socket } = opened();
  const answer = live.act(1, "C3h MER");
  const id = idOf(socket);
  for (const code of ["busy", "too_fast", "busy", "busy", "busy"]) {
    socket.say({ type: "trouble", id, code, message: "", retry_after_ms: 500 });
    expect(live.link).toBe("busy");
    await vi.advanceTimersByTimeAsync(5_000);
  }
  expect(asked(socket).map((one) => one.id)).toEqual(Array(6).fill(id));
  socket.say({ type: "acknowledged", id, version: 2 });
  expect((await answer).type).toBe("acknowledged");
  expect(live.link).toBe("online");
  live.close();
});

test("a server that does not answer a move is left for another connection", async () => {
  const { live, socket } = opened();
  const answer = live.act(1, "C3h MER");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(socket.readyState).toBe(3);
  expect(live.link).toBe("lost");
  await vi.advanceTimersByTimeAsync(250);
  newest().open();
  expect(asked(newest())).toEqual(asked(socket));
  newest().say({ type: "acknowledged", id: idOf(socket), version: 2 });
  expect((await answer).type).toBe("acknowledged");
  live.close();
});

test("a browser without network says so at once, and the move goes when it is back", async () => {
  const { live, socket } = opened();
  socket.say({ type: "said", id: "", seat: 1, phrase: "hello" });
  expect(live.link).toBe("online");
  window.dispatchEvent(new Event("offline"));
  expect(live.link).toBe("lost");
  expect(live.unsent).toBe(false);
  const answer = live.act(1, "C3h MER");
  expect(live.unsent).toBe(true);
  window.dispatchEvent(new Event("online"));
  newest().open();
  expect(newest()).not.toBe(socket);
  expect(live.unsent).toBe(false);
  newest().say({ type: "acknowledged", id: idOf(newest()), version: 2 });
  expect((await answer).type).toBe("acknowledged");
  expect(live.link).toBe("online");
  live.close();
});

test("a connection that brings nothing is asked whether it is there, and given up when it is not", async () => {
  const { live, socket } = opened();
  socket.say({ type: "said", id: "", seat: 1, phrase: "hello" });
  const greetings = (): number => socket.sent.filter((one) => one.type === "hello").length;
  expect(greetings()).toBe(1);
  await vi.advanceTimersByTimeAsync(8_000);
  expect(greetings()).toBe(2);
  socket.say({ type: "said", id: "", seat: 1, phrase: "hello" });
  await vi.advanceTimersByTimeAsync(4_000);
  expect(live.link).toBe("online");
  await vi.advanceTimersByTimeAsync(8_000);
  expect(live.link).toBe("lost");
  live.close();
});

test("a question is dropped in the end, a message too long at once", async () => {
  const { live, socket } = opened();
  const hint = live.ask({ type: "hint", seat: 1, grade: 1 });
  for (let count = 0; count < 4; count += 1) {
    const id = idOf(socket);
    socket.say({ type: "trouble", id, code: "busy", message: "", retry_after_ms: 100 });
    await vi.advanceTimersByTimeAsync(5_000);
  }
  expect(await hint).toMatchObject({ type: "trouble", code: "busy" });
  expect(await live.act(1, "X".repeat(9_000))).toMatchObject({ type: "trouble", code: "too_large" });
  live.close();
});

test("increments are folded; after a lost connection they go on from the state that is here", async () => {
  const { live, socket } = opened();
  const none = { offers: [], answer: null, takebacks: [], clock: {} };
  socket.say({ type: "state", table: { version: 2 }, seat: 1, view: {}, plies: [], ...none });
  const change = { type: "increment", seat: 1, view: {}, spliced: {}, count: 0, plies: [], ...none };
  socket.say({ ...change, since: 2, table: { version: 3 } });
  expect(live.state?.table.version).toBe(3);
  socket.say({ ...change, since: 7, table: { version: 8 } });
  expect(live.state?.table.version).toBe(3);
  const hellos = socket.sent.filter((one) => one.type === "hello");
  expect(hellos).toMatchObject([
    { version: 0, increments: true },
    { version: 0, increments: true },
  ]);
  socket.close();
  await vi.advanceTimersByTimeAsync(250);
  newest().open();
  expect(newest().sent[0]).toMatchObject({ type: "hello", version: 3, seat: 1, increments: true });
  live.close();
});

test("a question in another language is preceded by a word to the server", async () => {
  const { prefs } = await import("./prefs.svelte");
  const { live, socket } = opened();
  void live.ask({ type: "guide", seat: 1, composition: null });
  prefs.language = "en";
  void live.ask({ type: "guide", seat: 1, composition: null });
  void live.ask({ type: "guide", seat: 1, composition: null });
  expect(socket.sent.map((one) => one.type)).toEqual(["hello", "guide", "hello", "guide", "guide"]);
  expect(socket.sent[2]).toMatchObject({ language: "en" });
  prefs.language = "fr";
  live.close();
});

test("how far the page has shown is said at once, and again after a lost connection; nothing answers it", () => {
  const { live, socket } = opened();
  live.shown([1, 3], 7);
  expect(asked(socket)).toMatchObject([
    { type: "shown", seat: 1, ply: 7 },
    { type: "shown", seat: 3, ply: 7 },
  ]);
  socket.close();
  vi.advanceTimersByTime(250);
  newest().open();
  expect(asked(newest()).map((one) => one.type)).toEqual(["shown", "shown"]);
});

test("a contest names the play it is about", () => {
  const { live, socket } = opened();
  void live.act(1, "challenge", 7);
  expect(asked(socket)).toMatchObject([{ type: "act", seat: 1, move: "challenge", ply: 7 }]);
});
