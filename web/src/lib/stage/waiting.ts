/** The browser's own clock, as what is shown asks for it: calls back later, and answers with a way to give it up. */
export function waitFor(ms: number, then: () => void): () => void {
  const timer = setTimeout(then, ms);
  return () => clearTimeout(timer);
}
