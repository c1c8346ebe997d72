/** A file of the server's that is kept in this browser, so that it can be read without the network. */
export class KeptFile<Content> {
  #loaded: Promise<Content | null> | undefined;
  readonly #cache: string;
  readonly #path: string;
  readonly #read: (bytes: ArrayBuffer) => Content;

  constructor(cache: string, path: string, read: (bytes: ArrayBuffer) => Content) {
    this.#cache = cache;
    this.#path = path;
    this.#read = read;
  }

  /** What is kept; null where nothing is. */
  load(): Promise<Content | null> {
    this.#loaded ??= this.#open();
    return this.#loaded;
  }

  /** Fetch the file, or see that the one kept is still the server's. Whether one is kept now. */
  async keep(): Promise<boolean> {
    if (!("caches" in window)) return false;
    const cache = await caches.open(this.#cache);
    const kept = await cache.match(this.#path);
    const answer = await fetch(this.#path, { cache: "no-cache" }).catch(() => null);
    if (!answer?.ok) return Boolean(kept);
    if (kept?.headers.get("etag") === answer.headers.get("etag")) return true;
    const stored = await cache.put(this.#path, answer).then(
      () => true,
      () => false, // no room: what was kept stays
    );
    if (stored) this.#loaded = undefined;
    return stored || Boolean(kept);
  }

  async #open(): Promise<Content | null> {
    if (!("caches" in window)) return null;
    const kept = await (await caches.open(this.#cache)).match(this.#path);
    return kept ? this.#read(await kept.arrayBuffer()) : null;
  }
}
