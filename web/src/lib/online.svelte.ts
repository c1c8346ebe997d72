/** Whether the server answers: told by every call, asked again while it does not. */
const AGAIN_MS = 4000;

let reached = $state(true);
let timer: ReturnType<typeof setTimeout> | undefined;

export function isOnline(): boolean {
  return reached;
}

export function tellOnline(answered: boolean): void {
  reached = answered;
  clearTimeout(timer);
  if (!answered) timer = setTimeout(askAgain, AGAIN_MS);
}

async function askAgain(): Promise<void> {
  const answer = await fetch("/health").catch(() => null);
  tellOnline(answer?.ok ?? false);
}

window.addEventListener("offline", () => tellOnline(false));
window.addEventListener("online", () => void askAgain());
