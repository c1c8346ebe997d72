/** How far the reader has come in each lesson, kept in this browser. */
const KEY = "joute.lessons";

function stored(): Record<string, number[]> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, number[]>;
  } catch {
    return {};
  }
}

const learnt: Record<string, number[]> = $state(stored());

export function stepsDone(game: string): number[] {
  return learnt[game] ?? [];
}

export function markDone(game: string, step: number): void {
  if (stepsDone(game).includes(step)) return;
  learnt[game] = [...stepsDone(game), step];
  try {
    localStorage.setItem(KEY, JSON.stringify(learnt));
  } catch {
    // No storage: the marks last as long as the page.
  }
}
