/** Whether nothing should move: as the reader wishes, or because nobody looks. */
import { prefs } from "../prefs.svelte";

const reduced = matchMedia("(prefers-reduced-motion: reduce)");

export function isStill(): boolean {
  return reduced.matches || !prefs.motion || document.hidden;
}
