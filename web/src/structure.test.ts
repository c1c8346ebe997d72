/** What the import rules (.dependency-cruiser.cjs) cannot see: sizes, and names of games where none belongs. */
import { expect, test } from "vitest";

const MOST_LINES = 260;
const files = Object.entries(
  import.meta.glob<string>(["./**/*.{svelte,ts,css}", "!./**/*.test.ts"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
const catalogues = import.meta.glob<{ fr: Record<string, string> }>("./boards/*/fr.ts", { eager: true });
const games = Object.entries(catalogues).map(([path, { fr }]) => ({
  name: path.split("/")[2] ?? "",
  title: fr["title"] ?? "",
}));

/** A game's own folder, the registry, and the types written by the server. */
function mayNameGames(path: string): boolean {
  const own = games.some(({ name }) => path.startsWith(`./boards/${name}/`));
  return own || path === "./boards/registry.ts" || path === "./lib/messages.ts";
}

/** As a value, a selector or a path, and as a title: "dames", .dames, DAMES DE LETTRES. */
function named(text: string): string[] {
  return games.flatMap(({ name, title }) => {
    const code = new RegExp(`["'\`./({]${name}\\b`).test(text);
    return code || text.includes(title) ? [name] : [];
  });
}

test("there are games to look for", () => {
  expect(games.length).toBeGreaterThan(5);
});

test("only a game's folder and the registry name a game", () => {
  const found = files
    .filter(([path]) => !mayNameGames(path))
    .map(([path, text]) => [path, named(text)] as const)
    .filter(([, names]) => names.length);
  expect(found).toEqual([]);
});

test("no game's folder names another game", () => {
  const found = files.flatMap(([path, text]) => {
    const own = games.find(({ name }) => path.startsWith(`./boards/${name}/`));
    const others = own ? named(text).filter((name) => name !== own.name) : [];
    return others.length ? [[path, others]] : [];
  });
  expect(found).toEqual([]);
});

test("no component is too long to be read at once", () => {
  const long = files.filter(
    ([path, text]) => path.endsWith(".svelte") && text.split("\n").length > MOST_LINES,
  );
  expect(long.map(([path]) => path)).toEqual([]);
});
