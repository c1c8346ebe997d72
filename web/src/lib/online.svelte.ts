/** Whether the server answers: told by every call, asked again while it does not. */
const AGAIN_MS = 4000;

let reached = $state(true);
let returns = $state(0);
/** Whether something the page wanted could not be fetched. */
let missed = false;
let timer: ReturnType<typeof setTimeout> | undefined;

export function isOnline(): boolean {
  return reached;
}

/** How often the server has come back while a page was missing something: such a page is shown anew (App.svelte). */
export function comebacks(): number {
  return returns;
}

export function tellMissed(): void {
  missed = true;
}

export function tellOnline(answered: boolean): void {
  if (answered && !reached && missed) {
    missed = false;
    returns++;
  }
  reached = answered;
  clearTimeout(timer);
  if (!answered) timer = setTimeout(() => void askAgain(), AGAIN_MS);
}

export async function askAgain(): Promise<boolean> {
  const answer = await fetch("/health").catch(() => null);
  tellOnline(answer?.ok ?? false);
  return reached;
}

if (!navigator.onLine) tellOnline(false);
window.addEventListener("offline", () => tellOnline(false));
window.addEventListener("online", () => void askAgain());
