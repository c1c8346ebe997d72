/** Lines in a room of a fixed height: those that stand in it whole. */
interface Fitted {
  /** How many of the first must go; the last one always stays. */
  out: number;
  /** The last one alone is higher than the room. */
  tall: boolean;
}

export function whole(list: HTMLElement): Fitted {
  const boxes = [...list.children].map((one) => one.getBoundingClientRect());
  const bottom = boxes.at(-1)?.bottom ?? 0;
  const out = boxes.findIndex(({ top }) => bottom - top <= list.clientHeight + 0.5);
  return out < 0 ? { out: Math.max(0, boxes.length - 1), tall: boxes.length > 0 } : { out, tall: false };
}

/** How far the last line stands below the room's foot. */
export function past(list: HTMLElement): number {
  const last = list.lastElementChild?.getBoundingClientRect().bottom ?? 0;
  return Math.max(0, last - list.getBoundingClientRect().bottom);
}
