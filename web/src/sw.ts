/// <reference lib="webworker" />
/** Keeps the shell of the application, so that it opens without the network; never what the server says. */
export {};

const worker = self as unknown as ServiceWorkerGlobalScope;
const CACHE = "joute";
const SHELL = "/";
const KEPT = /^\/(assets\/|icon|manifest)/;

/** The files an HTML page or a stylesheet names. */
function named(text: string): string[] {
  return [...new Set(text.match(/\/assets\/[\w.-]+|\/icon[\w.-]*|\/manifest\.webmanifest/g))];
}

/** Keep the page, what it names, and what its stylesheets name: the fonts. */
async function keepShell(page: Response): Promise<void> {
  const cache = await caches.open(CACHE);
  const files = named(await page.clone().text());
  await cache.put(SHELL, page);
  await Promise.all(files.map((file) => kept(new Request(file))));
  for (const style of files.filter((file) => file.endsWith(".css"))) {
    const text = await (await kept(new Request(style))).clone().text();
    await Promise.all(named(text).map((file) => kept(new Request(file))));
  }
}

/** A file whose name changes with its content: from the cache if it is there. */
async function kept(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/** The page from the server; a newer one empties the cache of the old one's files. */
async function page(event: FetchEvent): Promise<Response> {
  const cache = await caches.open(CACHE);
  const before = await cache.match(SHELL);
  try {
    const answer = await fetch(event.request);
    if (!answer.ok) return answer;
    const text = await answer.clone().text();
    if (!before || text !== (await before.text())) {
      const copy = answer.clone();
      event.waitUntil(caches.delete(CACHE).then(() => keepShell(copy)));
    }
    return answer;
  } catch {
    return (await cache.match(SHELL)) ?? Response.error();
  }
}

worker.addEventListener("install", (event) => {
  event.waitUntil(fetch(SHELL).then(keepShell));
  void worker.skipWaiting();
});
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== worker.location.origin) return;
  if (event.request.mode === "navigate" && !url.pathname.startsWith("/api/")) event.respondWith(page(event));
  else if (KEPT.test(url.pathname)) event.respondWith(kept(event.request));
});
