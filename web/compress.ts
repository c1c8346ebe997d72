/** Writes each text file of the build twice more, compressed, for the server to send as they are (`server/http/static.py`). */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(html|js|css|svg|json|webmanifest)$/;
/** Below this a compressed file saves no packet. */
const LEAST_BYTES = 512;

export function compress(): Plugin {
  let folder = "";
  return {
    name: "joute:compress",
    apply: "build",
    configResolved(config) {
      folder = config.build.outDir;
    },
    // Last, so that the service worker is there too.
    closeBundle: {
      order: "post",
      sequential: true,
      async handler() {
        const files = await readdir(folder, { recursive: true });
        for (const file of files.filter((name) => TEXT.test(name))) await compressed(join(folder, file));
      },
    },
  };
}

async function compressed(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < LEAST_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await writeFile(`${file}.br`, brotliCompressSync(content, { params }));
  await writeFile(`${file}.gz`, gzipSync(content, { level: 9 }));
}
