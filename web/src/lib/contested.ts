/** The word that may be contested, touched where it lies, asks again whether to contest it. */
import { getContext, setContext } from "svelte";

type Ask = () => void;
const KEY = Symbol("contested");

/** `ask` answers null while nothing may be contested, or the question is in view anyway. */
export function offerContest(ask: () => Ask | null): void {
  setContext(KEY, ask);
}

export function contestOffered(): () => Ask | null {
  return getContext<(() => Ask | null) | undefined>(KEY) ?? (() => null);
}
