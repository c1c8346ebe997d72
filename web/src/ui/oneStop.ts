/** A group of buttons as one stop of the Tab key; inside it arrows, Home and End go from one to the next. */
import type { Attachment } from "svelte/attachments";

const BY: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export const oneStop: Attachment<HTMLElement> = (group) => {
  /** The one the Tab key comes to: the last that had the focus, or the first. */
  let current: HTMLButtonElement | undefined;

  const buttons = (): HTMLButtonElement[] =>
    [...group.querySelectorAll("button")].filter((button) => !button.disabled);

  function settle(): void {
    const all = buttons();
    if (!current || !all.includes(current)) current = all[0];
    for (const button of all) {
      const index = button === current ? 0 : -1;
      if (button.tabIndex !== index) button.tabIndex = index;
    }
  }
  function focused(event: FocusEvent): void {
    if (event.target instanceof HTMLButtonElement) current = event.target;
    settle();
  }
  function pressed(event: KeyboardEvent): void {
    const all = buttons();
    const at = all.indexOf(event.target as HTMLButtonElement);
    const by = BY[event.key];
    const to =
      event.key === "Home" ? 0 : event.key === "End" ? all.length - 1 : by === undefined ? null : at + by;
    if (at < 0 || to === null) return;
    all[to]?.focus();
    event.preventDefault();
    event.stopPropagation();
  }

  settle();
  const watcher = new MutationObserver(settle);
  watcher.observe(group, { childList: true, subtree: true, attributeFilter: ["disabled"] });
  group.addEventListener("focusin", focused);
  group.addEventListener("keydown", pressed);
  return () => {
    watcher.disconnect();
    group.removeEventListener("focusin", focused);
    group.removeEventListener("keydown", pressed);
  };
};
