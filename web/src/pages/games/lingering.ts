/** What is said in passing goes by itself, but not from under somebody's finger, mouse or keyboard. */

/** Long enough to read a line twice and to reach its button. */
export const LINGERS_MS = 8000;

/** Once it has stood so long `then` is called; while it is held, the time begins anew. Until it is stopped. */
export function lingering(isHeld: () => boolean, then: () => void, ms = LINGERS_MS): () => void {
  let timer = setTimeout(look, ms);
  function look(): void {
    if (isHeld()) timer = setTimeout(look, ms);
    else then();
  }
  return () => clearTimeout(timer);
}
