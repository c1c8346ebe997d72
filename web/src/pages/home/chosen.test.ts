import { beforeAll, expect, test, vi } from "vitest";

let page: typeof import("./chosen.svelte");
const store = new Map<string, string>();
beforeAll(async () => {
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
  });
  page = await import("./chosen.svelte");
});

test("what is chosen is kept for who comes back", () => {
  expect(page.chosen).toEqual({ time: 20, company: "machine", mood: "" });
  page.choose({ company: "few" });
  page.choose({ time: 60 });
  expect(page.readChosen(store.get("joute.chosen") ?? null)).toEqual({ time: 60, company: "few", mood: "" });
});

test("what can no longer be chosen is as if nothing had been", () => {
  const nothing = { time: 20, company: "machine", mood: "" };
  expect(page.readChosen('{"time": 7, "company": "crowd", "mood": 3}')).toEqual(nothing);
  expect(page.readChosen("?")).toEqual(nothing);
});
