/** The squares of what the strip speaks of while a move is composed; whoever shows a board may give them. */
import { getContext, setContext } from "svelte";

const KEY = Symbol("spoken");

export function giveSpoken(read: () => readonly string[]): void {
  setContext(KEY, read);
}

export function spokenHere(): () => readonly string[] {
  return getContext<(() => readonly string[]) | undefined>(KEY) ?? (() => []);
}
