/// <reference lib="webworker" />
/** Keeps the shell of the application, so that it opens without the network; never what the server says. */
import {
  cleanupOutdatedCaches,
  matchPrecache,
  precacheAndRoute,
  type PrecacheEntry,
} from "workbox-precaching";
import { NavigationRoute, registerRoute, setCatchHandler } from "workbox-routing";
import { CacheFirst, NetworkOnly } from "workbox-strategies";

declare const self: ServiceWorkerGlobalScope;
/** The page and the files it names, listed by the build (`vite.config.ts`). */
declare const __SHELL__: PrecacheEntry[];

const SHELL = "/";
/** Files beyond the shell, kept once they were loaded: their names change with their content. */
const LOADED = "joute-assets";

// A page comes from the server as long as it answers: a new version shows at once. First, so that it goes before
// the kept page.
registerRoute(new NavigationRoute(new NetworkOnly(), { denylist: [/^\/api\//] }));
precacheAndRoute(__SHELL__);
cleanupOutdatedCaches();
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/(assets\/|icon)/.test(url.pathname),
  new CacheFirst({ cacheName: LOADED }),
);
setCatchHandler(async ({ request }) =>
  request.mode === "navigate" ? ((await matchPrecache(SHELL)) ?? Response.error()) : Response.error(),
);

self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("activate", (event) => {
  // Another version: what the old one loaded is of no use to it.
  event.waitUntil(caches.delete(LOADED).then(() => self.clients.claim()));
});
