/** How large each picture of the rules is, read from its SVG when the pages are built, so that its room is kept. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const NAME = "virtual:picture-sizes";
const SIZE = /<svg[^>]* width="(\d+)" height="(\d+)"/;

export function pictureSizes(): Plugin {
  const folder = join(import.meta.dirname, "../docs/rules/pictures");
  return {
    name: "joute:picture-sizes",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) => (id === `\0${NAME}` ? `export default ${JSON.stringify(sizes(folder))}` : undefined),
  };
}

function sizes(folder: string): Record<string, [number, number]> {
  const files = readdirSync(folder).filter((file) => file.endsWith(".svg"));
  return Object.fromEntries(
    files.map((file) => {
      const [, width, height] = SIZE.exec(readFileSync(join(folder, file), "utf8")) ?? [];
      return [file, [Number(width), Number(height)]];
    }),
  );
}
