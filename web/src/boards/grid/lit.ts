/** The squares a hint speaks of; whoever shows a board may give them. */
import { getContext, setContext } from "svelte";

const KEY = Symbol("lit");

export function giveLit(read: () => readonly string[]): void {
  setContext(KEY, read);
}

export function litHere(): () => readonly string[] {
  return getContext<(() => readonly string[]) | undefined>(KEY) ?? (() => []);
}
