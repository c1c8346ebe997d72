/** Which moves are numbered under a curve: a few, at even steps. */
const MOST = 6;
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200];

export function ticksOf(count: number): number[] {
  const step = STEPS.find((one) => count / one <= MOST) ?? Math.ceil(count / MOST);
  return Array.from({ length: Math.floor(count / step) }, (_, i) => (i + 1) * step);
}
