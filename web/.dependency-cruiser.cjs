/** The rooms of the browser client, from the outside in: each may use itself and those after it. */
const ROOMS = ["pages", "lessons", "components", "boards", "ui", "lib"];

/** boards/ also holds what games share; every other folder there is a game's. */
const SHARED_BOARDS = "(grid|generic)";

const inwards = ROOMS.slice(1).map((room, i) => ({
  name: `${room}-uses-no-outer-room`,
  severity: "error",
  from: { path: `^src/${room}/` },
  to: { path: `^src/(${ROOMS.slice(0, i + 1).join("|")})/` },
}));

module.exports = {
  forbidden: [
    ...inwards,
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    {
      name: "no-game-uses-another",
      severity: "error",
      from: { path: "^src/boards/([^/]+)/" },
      to: { path: "^src/boards/[^/]+/", pathNot: [`^src/boards/$1/`, `^src/boards/${SHARED_BOARDS}/`] },
    },
    {
      name: "games-are-found-in-the-registry-alone",
      severity: "error",
      from: { path: "^src/", pathNot: ["^src/boards/[^/]+/", "^src/boards/registry\\.ts$"] },
      to: { path: "^src/boards/[^/]+/", pathNot: [`^src/boards/${SHARED_BOARDS}/`] },
    },
    {
      name: "shared-boards-know-no-game",
      severity: "error",
      from: { path: `^src/boards/${SHARED_BOARDS}/` },
      to: { path: "^src/boards/(registry\\.ts|defaults\\.ts)$" },
    },
    {
      name: "every-import-is-found",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^(svelte(/|$)|virtual:)" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: ["\\.test\\.ts$", "\\.md$", "\\.svg$"] },
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: [".ts", ".svelte", ".svelte.ts", ".js", ".json"] },
  },
};
