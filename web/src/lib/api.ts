/** HTTP calls to the server: typed answers, and failures as values with a sentence. */
import { tellOnline } from "./online.svelte";
import { prefs } from "./prefs.svelte";

export interface Failure {
  status: number;
  code: string;
  message: string;
}

export type Answer<T> = { ok: true; value: T } | { ok: false; failure: Failure };

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

async function call<T>(method: string, path: string, body?: unknown): Promise<Answer<T>> {
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
    tellOnline(true);
    if (!response.ok) return { ok: false, failure: await failureOf(response) };
    return { ok: true, value: (await response.json()) as T };
  } catch {
    tellOnline(false);
    return { ok: false, failure: { status: 0, code: "offline", message: "" } };
  }
}

export const get = <T>(path: string): Promise<Answer<T>> => call<T>("GET", path);
export const post = <T>(path: string, body: unknown): Promise<Answer<T>> => call<T>("POST", path, body);
