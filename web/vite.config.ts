import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { shell } from "./shell.ts";

export default defineConfig({
  plugins: [svelte(), shell()],
  build: {
    target: "es2022",
    outDir: "dist",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: { index: "index.html", sw: "src/sw.ts" },
      // the service worker must stand at the root to speak for the whole site
      output: {
        entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
        // what the first page and the boards share of the games is one file, not one a game
        codeSplitting: { groups: [{ name: "games", test: /boards\/\w+\/(texts|fr|en|material)\.ts$/ }] },
      },
    },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8137", ws: true } } },
});
