/** What a screen reader should say next. */
let text = $state("");

export function announce(message: string): void {
  text = message;
}

export function announced(): string {
  return text;
}
