/** Lists the page and the files it loads at once, for the service worker to keep (`__SHELL__` in `src/sw.ts`). */
import type { Plugin, Rollup } from "vite";

const WORKER = "sw.js";
const PUBLIC = ["/icon.svg", "/icon-192.png", "/manifest.webmanifest"];
const NAMED = /\/(assets\/[\w.-]+)/g;

export function shell(): Plugin {
  return {
    name: "joute:shell",
    apply: "build",
    enforce: "post",
    async generateBundle(_, bundle) {
      const worker = bundle[WORKER];
      const html = bundle["index.html"];
      if (worker?.type !== "chunk" || html?.type !== "asset")
        this.error("no page, or no service worker to list its files for");
      const page = String(html.source);
      const files = loadedWith(bundle, page);
      const revision = await digest(page);
      const entries = [
        ...["/", ...PUBLIC].map((url) => ({ url, revision })),
        ...files.map((file) => ({ url: `/${file}`, revision: null })),
      ];
      worker.code = worker.code.replace("__SHELL__", JSON.stringify(entries));
    },
  };
}

/** The files a text names, what these import at once, their styles, and the fonts that the styles name. */
function loadedWith(bundle: Rollup.OutputBundle, text: string): string[] {
  const found = new Set<string>();
  const addNamed = (source: string): void => {
    for (const [, name = ""] of source.matchAll(NAMED)) add(name);
  };
  const add = (name: string): void => {
    const file = bundle[name];
    if (!file || found.has(name)) return;
    found.add(name);
    if (file.type === "chunk") [...file.imports, ...(file.viteMetadata?.importedCss ?? [])].forEach(add);
    else if (name.endsWith(".css")) addNamed(String(file.source));
  };
  addNamed(text);
  return [...found].sort();
}

async function digest(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return Array.from(bytes.slice(0, 6), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
