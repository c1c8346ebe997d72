import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { compress } from "./compress.ts";
import { documents } from "./documents.ts";
import { pictureSizes } from "./pictures.ts";

/** The service worker: after one visit every page opens without the network. What the server says is never kept here. */
const worker = VitePWA({
  registerType: "autoUpdate",
  injectRegister: false, // src/main.ts registers it: the pages allow no scripts in the HTML
  manifest: false, // public/manifest.webmanifest
  workbox: {
    globPatterns: ["**/*.{html,js,css,svg,woff2,webmanifest}", "icon-192.png"],
    globIgnores: ["pages/**"], // for a first visit alone
    inlineWorkboxRuntime: true,
    cleanupOutdatedCaches: true,
    clientsClaim: true,
    skipWaiting: true,
    sourcemap: false,
    // Names under assets/ change with their content.
    dontCacheBustURLsMatching: /^assets\//,
    // Every address is the application's own page, kept: it opens at once on a bad line too (src/lib/version.ts).
    navigateFallback: "/index.html",
    navigateFallbackDenylist: [/^\/api\//, /^\/docs(\/|$)/, /^\/health/, /^\/metrics/],
    directoryIndex: null,
  },
});

export default defineConfig({
  plugins: [svelte(), pictureSizes(), worker, documents(() => [svelte(), pictureSizes()]), compress()],
  build: {
    target: "es2022",
    outDir: "dist",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        // what the first page and the boards share of the games is one file, not one a game
        codeSplitting: { groups: [{ name: "games", test: /boards\/\w+\/(texts|fr|en|material)\.ts$/ }] },
      },
    },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8137", ws: true } } },
});
