import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { TournamentInfo } from "../../lib/messages";
import type { Following } from "./following.svelte";

/** A server: whether it can be reached, by method, and what it holds for player 1. */
const server = { version: 3, points: null as number | null, reached: { GET: true, POST: true } };
let asked: string[] = [];

const told = (): TournamentInfo =>
  ({
    version: server.version,
    desk: {
      refusal: null,
      players: [{ name: "Camille" }],
      tables: [{ seats: [{ player: 1, points: server.points }] }],
    },
  }) as unknown as TournamentInfo;

async function answer(
  _path: string,
  asking: { method: "GET" | "POST"; body: string | null },
): Promise<Response> {
  if (!server.reached[asking.method]) throw new TypeError("not reached");
  const wanted = JSON.parse(asking.body ?? "{}") as { since?: number; lines?: { action: string }[] };
  asked.push(asking.method);
  if (asking.method === "POST") {
    if (typeof wanted.since === "number" && wanted.since !== server.version)
      return Response.json({ code: "moved_on", message: "" }, { status: 409 });
    server.version += 1;
    server.points = Number(wanted.lines?.[0]?.action.split(" ")[1]);
  }
  return Promise.resolve(Response.json(told()));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", answer);
  vi.stubGlobal("window", { addEventListener: () => undefined });
  vi.stubGlobal("navigator", { language: "fr", onLine: true });
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal("localStorage", {
    getItem: () => null,
    setItem: () => undefined,
    removeItem: () => undefined,
  });
  asked = [];
  Object.assign(server, { version: 3, points: null, reached: { GET: true, POST: true } });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A score of 20 entered while the server cannot be reached; another device then enters 50. */
async function enteredApart() {
  const { Sending } = await import("./sending.svelte");
  const sending = new Sending({ id: "t", take: () => undefined } as unknown as Following);
  server.reached = { GET: false, POST: false };
  await sending.enter([{ who: 1, action: "score 20" }], { saw: { 1: null } });
  Object.assign(server, { version: 4, points: 50 });
  return sending;
}

test("what has waited is asked about where another device has entered something else", async () => {
  const sending = await enteredApart();
  server.reached = { GET: true, POST: true };
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sending.queue.refused[0]?.refused).toContain("Camille a maintenant 50");
  expect([server.points, asked]).toEqual([50, ["GET"]]);
});

test("it is not sent unseen while the server takes entries but cannot be looked at", async () => {
  const sending = await enteredApart();
  server.reached = { GET: false, POST: true };
  await vi.advanceTimersByTimeAsync(10_000);
  expect([server.points, asked]).toEqual([50, []]);
  server.reached = { GET: true, POST: true };
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sending.queue.refused).toHaveLength(1);
});

test("what is entered between the look and the sending is noticed too", async () => {
  const sending = await enteredApart();
  Object.assign(server, { points: null, reached: { GET: true, POST: true } });
  vi.stubGlobal("fetch", async (path: string, asking: { method: "GET" | "POST"; body: string | null }) => {
    const given = await answer(path, asking);
    if (asking.method === "GET" && server.version === 4) Object.assign(server, { version: 5, points: 50 });
    return given;
  });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(server.points).toBe(50);
  expect(sending.queue.refused).toHaveLength(1);
});
