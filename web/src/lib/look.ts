/** Looking a word up: the table says how, any word on it asks. Nothing happens where the dictionary is closed. */
import { getContext, setContext } from "svelte";

type Look = (word: string) => void;
const KEY = Symbol("look");

/** `open` answers null while words may not be looked up. */
export function offerLook(open: () => Look | null): void {
  setContext(KEY, open);
}

export function lookOffered(): () => Look | null {
  return getContext<(() => Look | null) | undefined>(KEY) ?? (() => null);
}
