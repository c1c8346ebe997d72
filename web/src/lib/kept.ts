/**
 * Answers of the server kept in this browser, and read again when it cannot be reached: the reader's tables, the records
 * of finished games. Only what changes nothing is asked for this way.
 */
import { get, getText, post, type Answer } from "./api";

const CACHE = "joute-kept";
const MOST = 80;

export const keptGet = <T>(path: string): Promise<Answer<T>> => kept(path, () => get<T>(path));
export const keptText = (path: string): Promise<Answer<string>> => kept(path, () => getText(path));
export async function keptPost<T>(path: string, body: unknown): Promise<Answer<T>> {
  return kept(`${path}?${await digest(JSON.stringify(body))}`, () => post<T>(path, body));
}

/** Whether the answer to a call is kept already. */
export async function isKept(path: string): Promise<boolean> {
  const cache = await open();
  return Boolean(await cache?.match(address(path)));
}

async function kept<T>(name: string, ask: () => Promise<Answer<T>>): Promise<Answer<T>> {
  const answer = await ask();
  if (answer.ok) {
    await keep(name, answer.value);
    return answer;
  }
  if (answer.failure.code !== "offline") return answer;
  const found = await (await open())?.match(address(name));
  return found ? { ok: true, value: (await found.json()) as T } : answer;
}

async function keep(name: string, value: unknown): Promise<void> {
  try {
    const cache = await open();
    if (!cache) return;
    await cache.put(address(name), new Response(JSON.stringify(value)));
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, -MOST).map((key) => cache.delete(key)));
  } catch {
    // No room left: the answer is read now and not kept.
  }
}

/** Null where the browser keeps nothing: an address without TLS, private browsing. */
async function open(): Promise<Cache | null> {
  return "caches" in window ? await caches.open(CACHE).catch(() => null) : null;
}

function address(name: string): string {
  return `/kept${name}`;
}

async function digest(text: string): Promise<string> {
  if (!("subtle" in crypto)) return String(text.length);
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return Array.from(bytes.slice(0, 12), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
