/** What a screen reader should say, each message once and in order. */
const KEPT = 8;
let log = $state.raw<{ id: number; text: string }[]>([]);
let count = 0;

export function announce(text: string): void {
  log = [...log, { id: ++count, text }].slice(-KEPT);
}

/** The latest messages, newest last. */
export function announced(): readonly { id: number; text: string }[] {
  return log;
}
