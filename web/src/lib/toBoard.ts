/** Brings the keyboard to the board: to its square in turn, or to the first thing on it that can be pressed. */
export function toBoard(): boolean {
  const parts = document.querySelector("main [data-place=parts]");
  const stop =
    parts?.querySelector<SVGElement>('[role="grid"] [tabindex="0"]') ??
    parts?.querySelector<HTMLElement>('[tabindex="0"], button:not(:disabled):not([tabindex="-1"])');
  stop?.focus({ preventScroll: true });
  return Boolean(stop);
}
