/** Letters from a keyboard: accents fall away, shortcuts are left alone. */

export function letterKey(event: KeyboardEvent): string | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.key.length !== 1) return null;
  const plain = event.key.normalize("NFD").replace(/\p{M}/gu, "").toUpperCase();
  return /^[A-Z]$/.test(plain) ? plain : null;
}

/**
 * Whether a key pressed anywhere on the page is meant for the board: nobody has taken it, it is not written into a
 * field, and it does not press a control.
 */
export function isForBoard(event: KeyboardEvent): boolean {
  if (event.defaultPrevented) return false;
  const at = event.target instanceof Element ? event.target : null;
  if (at?.closest("input, textarea, select, dialog, [popover]")) return false;
  const presses = event.key === " " || event.key === "Enter";
  return !(presses && at?.closest("button, a"));
}

/** Typing goes on where a button had the focus: Enter is then for the board, not for that button. */
export function leaveControls(): void {
  if (document.activeElement instanceof HTMLButtonElement) document.activeElement.blur();
}
