/** HTTP calls to the server: typed answers, and failures as values with a sentence. */
import { tellMissed, tellOnline } from "./online.svelte";
import { prefs } from "./prefs.svelte";

export interface Failure {
  status: number;
  /** "offline" when the server could not be reached. */
  code: string;
  message: string;
}

export type Answer<T> = { ok: true; value: T } | { ok: false; failure: Failure };

const UNREACHED: Failure = { status: 0, code: "offline", message: "" };
/** What a proxy says for a server that is not there. */
const NOBODY_THERE = [502, 504];

async function failureOf(response: Response): Promise<Failure> {
  try {
    const body = (await response.json()) as Partial<Failure>;
    return {
      status: response.status,
      code: body.code ?? "unknown",
      message: body.message ?? response.statusText,
    };
  } catch {
    return { status: response.status, code: "unknown", message: response.statusText };
  }
}

async function call<T>(
  method: string,
  path: string,
  body: unknown,
  read: (response: Response) => Promise<T>,
): Promise<Answer<T>> {
  try {
    const response = await fetch(path, {
      method,
      headers: {
        "accept-language": prefs.language,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      body: body === undefined ? null : JSON.stringify(body),
      credentials: "same-origin",
    });
    if (NOBODY_THERE.includes(response.status)) throw new Error(response.statusText);
    tellOnline(true);
    if (!response.ok) return { ok: false, failure: await failureOf(response) };
    return { ok: true, value: await read(response) };
  } catch {
    if (method === "GET") tellMissed();
    tellOnline(false);
    return { ok: false, failure: UNREACHED };
  }
}

const asJson = <T>(response: Response): Promise<T> => response.json() as Promise<T>;

export const get = <T>(path: string): Promise<Answer<T>> => call<T>("GET", path, undefined, asJson<T>);
export const getText = (path: string): Promise<Answer<string>> =>
  call("GET", path, undefined, (response) => response.text());
export const post = <T>(path: string, body: unknown): Promise<Answer<T>> =>
  call<T>("POST", path, body, asJson<T>);
