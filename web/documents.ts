/**
 * A document for each page, so that a first visit on a slow line waits for less (`server/http/static.py` sends them):
 * the home page can be read before any script is here, the others ask for their scripts at once.
 */
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin, type Rolldown } from "vite";
import { ADDRESSES } from "./src/pages/addresses.ts";

const LANGUAGES = ["fr", "en"] as const;
const STYLESHEET = /\s*<link rel="stylesheet"[^>]*href="\/([^"]+)">/g;
const DARK = /\[data-theme=["']?dark["']?\]\s*\{([^}]*)\}/;
const SHELL = /(<div id="app">)[\s\S]*?(<\/div>\s*<noscript>)/;

export function documents(plugins: () => unknown[]): Plugin {
  let folder = "";
  let bundle: Rolldown.OutputBundle = {};
  return {
    name: "joute:documents",
    apply: (config, { command }) => command === "build" && !config.build?.ssr,
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    writeBundle(_, written) {
      bundle = written;
    },
    // After the bundle and before it is compressed.
    closeBundle: {
      order: "post",
      sequential: true,
      async handler() {
        // A build that failed closes too: what it says must be read, not that a page is missing.
        if (!Object.keys(bundle).length) return;
        const plain = await readFile(join(folder, "index.html"), "utf8");
        await mkdir(join(folder, "pages"), { recursive: true });
        const write = (name: string, html: string) => writeFile(join(folder, "pages", `${name}.html`), html);
        for (const [address, page] of Object.entries(ADDRESSES))
          await write(address, plain.replace("</head>", `${preloads(bundle, page, plain)}</head>`));
        const styles = await stylesOf(plain, folder);
        const home = await rendered(plugins());
        for (const language of LANGUAGES)
          await write(`home.${language}`, withHome(plain, language, styles, home(language)));
      },
    },
  };
}

/** What a page's script will ask for, asked for by its document. */
function preloads(bundle: Rolldown.OutputBundle, page: string, plain: string): string {
  const chunks = Object.values(bundle).filter((one) => one.type === "chunk");
  const wanted = new Set<string>();
  const add = (chunk: Rolldown.OutputChunk | undefined): void => {
    if (!chunk || wanted.has(chunk.fileName)) return;
    wanted.add(chunk.fileName);
    chunk.viteMetadata?.importedCss.forEach((name) => wanted.add(name));
    chunk.imports.forEach((name) => add(chunks.find((one) => one.fileName === name)));
  };
  add(chunks.find((one) => one.facadeModuleId?.endsWith(`/src/pages/${page}.svelte`)));
  if (!wanted.size) throw new Error(`no script of the page ${page}`);
  return [...wanted]
    .filter((name) => !plain.includes(name))
    .map((name) =>
      name.endsWith(".css")
        ? `<link rel="preload" as="style" crossorigin href="/${name}">`
        : `<link rel="modulepreload" crossorigin href="/${name}">`,
    )
    .join("");
}

/** All the styles of the home page; dark where the reader's device is, until the reader's own choice is read. */
async function stylesOf(plain: string, folder: string): Promise<string> {
  const files = [...plain.matchAll(STYLESHEET)].map(([, name]) => readFile(join(folder, name ?? ""), "utf8"));
  const styles = (await Promise.all(files)).join("");
  const dark = DARK.exec(styles)?.[1];
  if (!dark) throw new Error("no dark colours in the styles");
  return `${styles}@media(prefers-color-scheme:dark){:root:not([data-theme]){${dark}}}`;
}

function withHome(plain: string, language: string, styles: string, home: string): string {
  return plain
    .replace('<html lang="fr">', `<html lang="${language}">`)
    .replace(STYLESHEET, "")
    .replace("</head>", () => `<style>${styles}</style></head>`)
    .replace(SHELL, (_, before: string, after: string) => before + home + after);
}

/** The home page's own code, run here. It finds a browser that knows nothing and never hears from the server. */
async function rendered(plugins: unknown[]): Promise<(language: string) => string> {
  const outDir = join(import.meta.dirname, "node_modules/.prerendered");
  await build({
    configFile: false,
    logLevel: "warn",
    plugins: plugins as Plugin[],
    build: {
      ssr: "src/prerender.ts",
      outDir,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: { checks: { pluginTimings: false } },
    },
    ssr: { noExternal: true },
  });
  const silent = { addEventListener: () => undefined };
  const wanted = {
    window: { ...silent },
    location: new URL("http://localhost/"),
    matchMedia: () => ({ ...silent, matches: false }),
    navigator: { language: "fr", onLine: true },
    fetch: () => new Promise(() => undefined),
  };
  for (const [name, value] of Object.entries(wanted))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  const made = (await import(pathToFileURL(join(outDir, "prerender.js")).href)) as {
    home: (language: string) => string;
  };
  await rm(outDir, { recursive: true });
  return made.home;
}
